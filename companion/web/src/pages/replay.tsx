export const ReplayPage = () => null;
