export * from './DatePicker.tsx';
export type { FreezePeriod } from '../../behavior/dates.ts';
