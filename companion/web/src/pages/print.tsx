export const PrintPage = () => null;
