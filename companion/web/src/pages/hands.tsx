export const HandsPage = () => null;
