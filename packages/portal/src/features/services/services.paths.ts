export const servicesPath = '/services';
