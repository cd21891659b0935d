export * from './DatePicker.tsx';
export type * from './DatePickerProps.ts';
export type { FreezePeriod } from '../../behavior/dates.ts';
