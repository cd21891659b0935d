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
