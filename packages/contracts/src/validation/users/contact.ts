/** Plus sign, a digit 1-9, then 9 to 14 digits: 10 to 15 digits in all (decisions, 3). */
export const phonePattern = /^\+[1-9][0-9]{9,14}$/;

/** Local part, at sign, and a domain with at least one dot; no spaces. Deliverability is for the mail server to judge. */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
