export const AimPage = () => null;
