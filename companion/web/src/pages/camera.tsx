export const PhoneCameraPage = () => null;
