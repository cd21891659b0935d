export * from './DateRangePicker.tsx';
export type * from './DateRangePickerProps.ts';
