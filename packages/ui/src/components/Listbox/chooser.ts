import type { FocusEventHandler, ReactNode } from 'react';
import type { ChoiceFieldProps } from './ChoiceField.tsx';
import type { ChoiceOption } from './options.ts';

/** What `ListChooser` and `FilterChooser` are driven by, whether one value is chosen with them or several. */
export interface ChooserProps<Value extends string> extends ChoiceFieldProps {
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen option, where the list opens. With several: none. */
  readonly selected: ChoiceOption<Value> | null;
  readonly isChosen: (option: ChoiceOption<Value>) => boolean;
  /** Given an option that was picked: with several, it may be chosen already. */
  readonly onChoose: (option: ChoiceOption<Value>) => void;
  readonly isMultiple?: boolean;
  /** What is chosen, as plates before the button. */
  readonly tags?: ReactNode;
  /** What is chosen, in words. */
  readonly children: ReactNode;
  readonly placeholder?: string | undefined;
  readonly formValues: readonly string[];
  /** For the root of the field: the focus has come into it, or left it or its panel. */
  readonly focusProps?: Readonly<Record<'onFocus' | 'onBlur', FocusEventHandler>>;
}

/** What a chooser with a filter takes besides. */
export interface ChoiceFilterProps {
  /** Called with the text of the filter; given, the caller filters and changes `options`. */
  readonly onFilterChange?: (text: string) => void;
  /** More options are on their way. @default false */
  readonly isLoading?: boolean;
  /** Called when the end of the list comes into view and there may be more. */
  readonly onLoadMore?: (() => void) | undefined;
  /** Stands in for the list when the filter lets nothing through. @default "Nothing found" */
  readonly nothingFoundText?: string;
}

/** What a chooser with a filter is driven by. */
export interface FilterChooserProps<Value extends string> extends ChooserProps<Value>, ChoiceFilterProps {
  /** Below the list, given what the filter lets through. */
  readonly renderFoot?: (found: readonly ChoiceOption<Value>[], isFiltered: boolean) => ReactNode;
}

/** What either of the two is driven by. */
export interface AnyChooserProps<Value extends string> extends FilterChooserProps<Value> {
  readonly hasFilter: boolean;
}
