export const homePath = '/home';
