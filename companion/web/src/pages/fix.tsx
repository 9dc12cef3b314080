export const FixPage = () => null;
