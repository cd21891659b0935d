export * from './PhoneField.tsx';
export type { CountryCode } from './phoneNumber.ts';
