'use client';
import { IconLock } from '@tabler/icons-react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useId, useRef, type ComponentProps, type FocusEvent } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { ControlFrame, TextControl } from '../Field/Field.styles.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { ListPanel } from '../Listbox/Listbox.styles.ts';
import { LongOptionList } from '../Listbox/LongOptionList.tsx';
import type { ChoiceOption } from '../Listbox/options.ts';
import { preventDownshift } from '../Listbox/preventDownshift.ts';
import { useHighlight } from '../Listbox/useHighlight.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { SuggestionStatus } from './SuggestionStatus.tsx';
import { useSuggestions, type LoadOptions } from './useSuggestions.ts';
import { useTypedText } from './useTypedText.ts';

export interface ComboboxProps<Value extends string>
  extends FieldTextProps, Omit<ComponentProps<'input'>, 'size' | 'children' | 'type' | 'value' | 'defaultValue'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** Fetches what fits the text. Keep it stable: another function asks again. Pass `signal` to `fetch`: it ends questions that nobody waits for. */
  readonly loadOptions: LoadOptions<Value>;
  /** The chosen option with its label, which no list holds; undefined while nothing is chosen. Given, the caller keeps it. */
  readonly value?: ChoiceOption<Value> | undefined;
  /** What is chosen at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: ChoiceOption<Value> | undefined;
  /** A suggestion was chosen, or the chosen one was taken away. */
  readonly onValueChange?: (value: ChoiceOption<Value> | undefined) => void;
  /** What is typed may stay without being chosen; `onTextChange` tells it. Otherwise leaving the field brings the chosen option back. @default false */
  readonly isFreeText?: boolean;
  /** The text at first, where there is no chosen option. */
  readonly defaultText?: string;
  /** Sends the chosen value with a form under this name; with `isFreeText` the text. */
  readonly name?: string;
  /** The text has changed. */
  readonly onTextChange?: (text: string) => void;
  /** Another suggestion is under the pointer or the keys, or none any more. Keep it stable. */
  readonly onHighlightChange?: (option: ChoiceOption<Value> | undefined) => void;
  /** Characters before it asks. @default 1 */
  readonly minLength?: number;
  /** How long the typing rests before it asks, in ms. @default 250 */
  readonly delay?: number;
  /** Stands before the text. */
  readonly icon?: IconComponent;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Stands in for the list when nothing fits. @default "Nothing found" */
  readonly nothingFoundText?: string;
  /** Stands in for the list when it could not be fetched. @default "The suggestions could not be fetched" */
  readonly failedText?: string;
}

/**
 * Text with suggestions that are fetched while it is typed: an address, a person. What is already there to choose from is a `Dropdown`.
 *
 * @example
 * <Combobox label="Address" loadOptions={findAddresses} value={address} onValueChange={setAddress} />
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const driven = withoutValue(props);
  const { loadOptions, isFreeText = false, defaultText = '', onTextChange, onHighlightChange, ...rest } = driven;
  const [chosenValue, choose, formRef] = useValue<ChoiceOption<Value> | undefined, null>(props, null);
  const value = chosenValue ?? undefined;
  const { minLength = 1, delay = 250, nothingFoundText, failedText, ...others } = rest;
  const { label, isLabelHidden, hint, error, isOptional, optionalText, className, required, ...control } = others;
  const { id, ref, disabled = false, readOnly = false, onBlur, icon, size = 'medium', name, ...native } = control;
  const madeId = useId();
  const controlId = id ?? madeId;
  const isUpdating = useIsReadOnly();
  const isLocked = readOnly || isUpdating;
  const input = useRef<HTMLInputElement>(null);
  const { panelRef, scrollRef, onHighlight } = useHighlight(useCombobox.stateChangeTypes);
  const typed = useTypedText({ value, defaultText, onTextChange });
  const { text, isTyping } = typed;
  const textRef = useFormReset(() => {
    const first = 'value' in props ? props.value : props.defaultValue;
    typed.settle(first?.label ?? defaultText);
  });

  const isAsking = isTyping && text.trim().length >= minLength;
  const { options, status, retry } = useSuggestions(loadOptions, text.trim(), { isAsking, delay });

  const combobox = useCombobox<ChoiceOption<Value>>({
    items: options as ChoiceOption<Value>[],
    selectedItem: value ?? null,
    inputValue: text,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    defaultHighlightedIndex: isFreeText ? -1 : 0,
    stateReducer: chooseNothingOnLeave,
    onHighlightedIndexChange: onHighlight,
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if (type !== ItemClick && type !== InputKeyDownEnter) return;
      const chosen = selectedItem ?? value;
      if (chosen) typed.settle(chosen.label);
      if (selectedItem) choose(selectedItem);
    },
    id: controlId,
    inputId: controlId,
  });
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox;
  // Nothing opens before there is something to say.
  const isOpen = combobox.isOpen && isAsking && (status !== 'loading' || options.length > 0);
  const { anchorRef, floatingRef, style } = useFloating({
    isOpen,
    side: 'bottom',
    matchesWidth: size === 'small' || 'exactly',
  });
  const { ref: menuRef, ...menuProps } = getMenuProps({}, { suppressRefError: true });
  const inputProps = getInputProps({
    ...native,
    disabled: disabled || isLocked,
    onChange: ({ currentTarget }) => {
      const next = currentTarget.value;
      typed.type(next);
      // The text no longer says what was chosen.
      if (value && (next === '' || isFreeText)) choose(undefined);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) event.stopPropagation();
      // With no list in view, Escape is for what is around the field and Enter for the form.
      else if (event.key === 'Escape' || (event.key === 'Enter' && !(isOpen && highlightedIndex >= 0))) {
        preventDownshift(event);
        typed.rest();
      }
    },
  });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    if (event.relatedTarget instanceof Node && panelRef.current?.contains(event.relatedTarget)) return;
    inputProps.onBlur?.(event);
    if (isFreeText) typed.rest();
    else typed.settle(value?.label ?? '');
  };
  const highlighted = isOpen ? options[highlightedIndex] : undefined;
  useEffect(() => onHighlightChange?.(highlighted), [onHighlightChange, highlighted]);
  const active = isOpen && highlightedIndex < options.length ? inputProps['aria-activedescendant'] : undefined;
  const texts = {
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };

  return (
    <Field
      {...texts}
      label={<span id={menuProps['aria-labelledby']}>{label}</span>}
      id={controlId}
      className={className}
      required={required}
    >
      {(tied) => (
        <>
          <ControlFrame ref={anchorRef} data-size={size} data-invalid={error ? '' : undefined}>
            {icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />}
            <TextControl
              spellCheck={false}
              {...inputProps}
              {...tied}
              ref={mergeRefs(inputProps.ref, input, formRef, textRef, ref)}
              onBlur={leave}
              aria-labelledby={undefined}
              aria-expanded={isOpen}
              aria-controls={isOpen ? menuProps.id : undefined}
              aria-activedescendant={active || undefined}
              aria-busy={status === 'loading' || undefined}
              disabled={disabled}
              readOnly={isLocked}
              {...(isFreeText && { name })}
            />
            {status === 'loading' && <BearingRing />}
            {readOnly && <Icon icon={IconLock} size="small" />}
          </ControlFrame>
          {name !== undefined && !isFreeText && (
            <input type="hidden" name={name} value={value?.value ?? ''} disabled={disabled} />
          )}
          {isOpen && (
            <ListPanel ref={mergeRefs(menuRef, floatingRef, panelRef)} style={style}>
              <LongOptionList
                count={options.length}
                list={{
                  options,
                  highlightedIndex,
                  isChosen: (option) => option.value === value?.value,
                  isMultiple: false,
                  typed: text,
                  getItemProps,
                }}
                menuProps={menuProps}
                scrollRef={scrollRef}
                onEndReached={undefined}
              />
              <SuggestionStatus
                {...{ status, nothingFoundText, failedText }}
                count={options.length}
                onRetry={() => {
                  retry();
                  input.current?.focus();
                }}
              />
            </ListPanel>
          )}
        </>
      )}
    </Field>
  );
}

/** Leaving the field chooses nothing, and a click into it neither opens nor closes. */
function chooseNothingOnLeave<Value extends string>(
  state: UseComboboxState<ChoiceOption<Value>>,
  { type, changes }: UseComboboxStateChangeOptions<ChoiceOption<Value>>,
): Partial<UseComboboxState<ChoiceOption<Value>>> {
  if (type === useCombobox.stateChangeTypes.InputClick) return state;
  if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  return changes;
}
