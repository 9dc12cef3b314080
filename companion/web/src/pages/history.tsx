export const HistoryPage = () => null;
