'use client';
import { IconCheck, IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useSelect } from 'downshift';
import { useRef, type ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import {
  LanguageButton,
  LanguageChooserRoot,
  LanguageItem,
  LanguageLabel,
  LanguageList,
  LanguageNote,
} from './LanguageChooser.styles.ts';

export interface LanguageOption<Value extends string = string> {
  readonly value: Value;
  /** The language's name in that language. */
  readonly label: string;
  /** BCP 47 tag of the label, so that it is read aloud in its own language. */
  readonly lang: string;
  /** Sets it apart as a tool for the provider's own staff. @default false */
  readonly isInternal?: boolean;
}

export interface LanguageChooserProps<Value extends string = string> extends Omit<ComponentProps<'div'>, 'children'> {
  readonly options: readonly LanguageOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (change: { value: Value }) => void;
  /** @default "Language" */
  readonly label?: string;
  /** For the corner of a page: the label is for screen readers only, and the list floats over what is below. @default false */
  readonly isFloating?: boolean;
}

/**
 * Chooses the language of the interface; it takes effect at once. Opens on click; closes on Escape, on a choice, when pressed outside, and
 * when the focus leaves while the pointer is not over the list.
 */
export function LanguageChooser<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  isFloating = false,
  ...rest
}: LanguageChooserProps<Value>) {
  const text = useUiText();
  const isPointerOver = useRef(false);
  const chosen = options.find((option) => option.value === value) ?? null;

  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    LanguageOption<Value>
  >({
    items: [...options],
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange({ value: selectedItem.value }),
    onIsOpenChange: () => {
      isPointerOver.current = false;
    },
    // Leaving chooses nothing, and closes nothing while the pointer is over the list.
    stateReducer: (state, { type, changes }) =>
      type === useSelect.stateChangeTypes.ToggleButtonBlur
        ? { ...changes, selectedItem: state.selectedItem, isOpen: isPointerOver.current }
        : changes,
  });
  const button = getToggleButtonProps({
    onKeyDown: (event) => {
      // The list alone: a menu around it stays.
      if (event.key === 'Escape' && isOpen) event.stopPropagation();
    },
  });
  const { ref: listRef, ...list } = getMenuProps({}, { suppressRefError: true });

  return (
    <LanguageChooserRoot {...rest} data-is-floating={isFloating || undefined}>
      <LanguageLabel {...getLabelProps()}>{text('ui.languageChooser.label', label)}</LanguageLabel>
      <LanguageButton
        {...button}
        type="button"
        aria-controls={isOpen ? button['aria-controls'] : undefined}
        aria-activedescendant={button['aria-activedescendant'] || undefined}
      >
        <Icon icon={IconLanguage} size="small" />
        <span lang={chosen?.lang}>{chosen?.label}</span>
        <Icon icon={IconChevronDown} size="small" />
      </LanguageButton>
      {isOpen && (
        <LanguageList
          {...list}
          ref={listRef}
          onPointerEnter={() => (isPointerOver.current = true)}
          onPointerLeave={() => (isPointerOver.current = false)}
        >
          {options.map((option, index) => (
            <LanguageItem
              key={option.value}
              {...getItemProps({ item: option, index })}
              aria-selected={option.value === value}
              data-highlighted={index === highlightedIndex || undefined}
              data-is-special={option.isInternal || undefined}
            >
              <span lang={option.lang}>{option.label}</span>
              {option.isInternal && <LanguageNote>{text('ui.languageChooser.internalOnly')}</LanguageNote>}
              {option.value === value && <Icon icon={IconCheck} size="small" />}
            </LanguageItem>
          ))}
        </LanguageList>
      )}
    </LanguageChooserRoot>
  );
}
