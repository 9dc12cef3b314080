"""The web server in front of the tables: pages, HTTP API and Socket.IO on the home network.

Law: Flask lives in this room only, and decides nothing about cards. A request is checked (who, how often,
how big), handed to the live table, and answered with the table's reply. One greenlet serves one client;
whatever blocks (disk, database, PDF) is done in a thread. The API is described in docs/clients.md.
"""
