export const customerPromisesPath = '/customer-promises';
