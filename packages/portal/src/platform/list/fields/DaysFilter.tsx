export { DateRangePicker as DaysFilter } from '@skerry/ui';
