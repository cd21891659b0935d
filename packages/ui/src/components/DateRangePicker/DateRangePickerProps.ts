import type { DateFieldProps } from '../DatePicker/DatePickerProps.ts';

/** First and last day, `YYYY-MM-DD`, both included; both are empty while they are not yet chosen. */
export interface DateRangeValue {
  readonly start: string;
  readonly end: string;
}

/** A range that is often meant, such as "Last 7 days". */
export interface DateRangePreset extends DateRangeValue {
  readonly label: string;
}

export interface DateRangePickerProps extends DateFieldProps {
  /** First and last day, each empty while there is none. */
  readonly value: DateRangeValue;
  /** Another range was typed or chosen. */
  readonly onChange: (value: DateRangeValue) => void;
  /** Sends the days with a form, as `<name>Start` and `<name>End`. */
  readonly name?: string;
  /** Ranges to choose at once. */
  readonly presets?: readonly DateRangePreset[];
}
