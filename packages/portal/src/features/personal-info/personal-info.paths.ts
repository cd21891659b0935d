export const personalInfoPath = '/personal-info';
