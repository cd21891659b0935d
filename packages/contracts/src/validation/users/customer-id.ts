/** 1 to 10 digits (decisions, 34). */
export const customerIdPattern = /^[0-9]{1,10}$/;
