'use client';
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { IconCheck, IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useDisclosure } from '../../behavior/useDisclosure.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
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

export interface LanguageChooserProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** The languages, in the order in which they stand. */
  readonly options: readonly LanguageOption<Value>[];
  /** The language that is shown. Given, the caller keeps it. */
  readonly value?: Value | undefined;
  /** The language at first, where the component keeps it by itself. @default the first */
  readonly defaultValue?: Value | undefined;
  /** Another language was chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** Names the chooser. @default "Language" */
  readonly label?: string;
  /** For the corner of a page: the label is for screen readers only, and the list floats over what is below. @default false */
  readonly isFloating?: boolean;
}

/**
 * Chooses the language of the interface; it takes effect at once. Opens on click; closes on Escape, on a choice, when pressed outside, and
 * when the focus leaves while the pointer is not over the list.
 */
export function LanguageChooser<Value extends string>(props: LanguageChooserProps<Value>) {
  const { options, label, isFloating = false, ...rest } = withoutValue(props);
  const [value, change] = useValue<Value, Value | undefined>(props, options[0]?.value);
  const text = useUiText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isPointerOver = useRef(false);
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure({
    closesOnBlur: () => !isPointerOver.current,
  });
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    isPointerOver.current = false;
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [isOpen]);

  const choose = (next: Value) => {
    close({ returnsFocus: true });
    if (next !== value) change(next);
  };

  return (
    <LanguageChooserRoot {...rest} {...rootProps} data-is-floating={isFloating || undefined}>
      <LanguageLabel id={`${id}-label`}>{text('ui.languageChooser.label', label)}</LanguageLabel>
      <LanguageButton
        {...buttonProps}
        id={`${id}-button`}
        aria-haspopup="listbox"
        aria-labelledby={`${id}-label ${id}-button`}
      >
        <Icon icon={IconLanguage} size="small" />
        <span lang={chosen?.lang}>{chosen?.label}</span>
        <Icon icon={IconChevronDown} size="small" />
      </LanguageButton>
      {isOpen && (
        <LanguageList
          ref={list}
          id={panelId}
          role="listbox"
          aria-labelledby={`${id}-label`}
          onPointerEnter={() => (isPointerOver.current = true)}
          onPointerLeave={() => (isPointerOver.current = false)}
          onKeyDown={moveFocus}
        >
          {options.map((option) => (
            <LanguageItem
              key={option.value}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-is-special={option.isInternal || undefined}
              onClick={() => choose(option.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                choose(option.value);
              }}
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

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: Math.min(current + 1, items.length - 1),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
