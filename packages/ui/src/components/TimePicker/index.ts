export { TimePicker } from './TimePicker.tsx';
export type { TimePickerProps } from './TimePickerProps.ts';
