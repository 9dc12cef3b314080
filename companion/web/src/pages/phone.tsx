export const PhonePage = () => null;
