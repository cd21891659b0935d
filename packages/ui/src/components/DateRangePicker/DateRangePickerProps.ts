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
  /** First and last day, each empty while there is none. Given, the caller keeps them. */
  readonly value?: DateRangeValue | undefined;
  /** The days at first, where the field keeps them by itself. @default none */
  readonly defaultValue?: DateRangeValue | undefined;
  /** Another range was typed or chosen. */
  readonly onValueChange?: ((value: DateRangeValue) => void) | undefined;
  /**
   * The former name.
   *
   * @deprecated since 0.2.0, removed in 1.0.0: it is `onValueChange`. `npx @skerry/ui-codemods value-change src` renames it.
   */
  readonly onChange?: ((value: DateRangeValue) => void) | undefined;
  /** Sends the days with a form, as `<name>Start` and `<name>End`. */
  readonly name?: string;
  /** Ranges to choose at once. */
  readonly presets?: readonly DateRangePreset[];
}
