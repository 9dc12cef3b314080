// The first file: it fetches the page that the address names. Just the wheel comes without the dashboard.
import "./looks/base.css";
import "./looks/table.css";

if (/^#\/?wheel\b/.test(location.hash)) void import("./justthewheel.tsx");
else void import("./dashboard.tsx");
