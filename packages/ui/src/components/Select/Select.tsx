'use client';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useSelect } from 'downshift';
import { useId, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { FieldControl, FieldLabel, FieldRoot, OptionalMark } from '../Field/Field.styles.ts';
import type { FieldTextProps } from '../Field/Field.tsx';
import { describedBy, ErrorMessage, Hint } from '../Field/FieldMessages.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { Option, Options, SelectButton, SelectFrame, SelectValue } from './Select.styles.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  /** Also what typing finds. */
  readonly label: string;
  /** After the label, muted. */
  readonly hint?: ReactNode;
  /** Language of the label, where it isn't that of the page. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTextProps {
  readonly options: readonly SelectOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement>;
  /** @default "Choose" */
  readonly placeholder?: string;
  /** Sends the value with a form under this name. */
  readonly name?: string;
  readonly icon?: IconComponent;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly id?: string;
  readonly className?: string;
  /** Reaches the button. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'data-testid'?: string;
}

/**
 * One of several, in a list that opens. Up to five that should be compared are a `RadioGroup`.
 *
 * @example
 * <Select label="Language" options={languages} value={language} onValueChange={setLanguage} />
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden = false, hint, error, isOptional = false, optionalText } = props;
  const {
    options,
    value,
    onValueChange,
    onBlur,
    placeholder,
    name,
    icon,
    size = 'medium',
    disabled = false,
    id,
    className,
    ref,
    'data-testid': testId,
  } = props;
  const text = useUiText();
  const madeId = useId();
  const controlId = id ?? madeId;
  const isReadOnly = useIsReadOnly();
  const selected = options.find((option) => option.value === value) ?? null;

  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    SelectOption<Value>
  >({
    items: [...options],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.value),
    id: controlId,
    toggleButtonId: controlId,
  });
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', matchesWidth: true });
  const button = getToggleButtonProps({ onBlur, disabled: disabled || isReadOnly });
  const list = getMenuProps();

  return (
    <FieldRoot className={className}>
      <FieldLabel {...getLabelProps()} data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && <OptionalMark>{text('ui.field.optional', optionalText)}</OptionalMark>}
      </FieldLabel>
      <Hint id={controlId}>{hint}</Hint>
      <FieldControl>
        <SelectFrame
          ref={anchorRef}
          data-size={size}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled || undefined}
          data-read-only={isReadOnly || undefined}
        >
          <SelectButton
            {...button}
            ref={mergeRefs(button.ref, ref)}
            data-testid={testId}
            type="button"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(controlId, { hint, error })}
          >
            {icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />}
            <SelectValue data-placeholder={selected ? undefined : ''}>
              {selected?.label ?? text('ui.select.placeholder', placeholder)}
            </SelectValue>
            <Icon icon={IconChevronDown} size="small" />
          </SelectButton>
        </SelectFrame>
        {/* Stays mounted while closed: downshift needs the list. */}
        <Options
          as="ul"
          {...list}
          ref={mergeRefs(list.ref, floatingRef)}
          style={style}
          data-closed={isOpen ? undefined : ''}
        >
          {isOpen &&
            options.map((option, index) => (
              <Option
                key={option.value}
                {...getItemProps({ item: option, index })}
                aria-selected={option.value === value}
                data-highlighted={index === highlightedIndex || undefined}
                lang={option.lang}
              >
                <span>{option.label}</span>
                {option.hint}
                {option.value === value && <Icon icon={IconCheck} size="small" />}
              </Option>
            ))}
        </Options>
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      </FieldControl>
      <ErrorMessage id={controlId}>{error}</ErrorMessage>
    </FieldRoot>
  );
}
