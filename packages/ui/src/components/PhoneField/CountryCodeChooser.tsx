'use client';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useSelect } from 'downshift';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { ChooserButton, Code, Codes } from './PhoneField.styles.ts';
import { countries, type CountryCode } from './phoneNumber.ts';

export interface CountryCodeChooserProps {
  readonly label: string;
  readonly value: CountryCode;
  readonly onValueChange: (value: CountryCode) => void;
  readonly disabled: boolean;
  readonly isReadOnly: boolean;
}

/** +46, +47, +45, or the number's own code. */
export function CountryCodeChooser({ label, value, onValueChange, disabled, isReadOnly }: CountryCodeChooserProps) {
  const { locale } = useKit();
  const text = useUiText();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const other = text('ui.phoneField.other');
  const options: { code: CountryCode; country: string; label: string }[] = [
    ...countries.map(({ code, region }) => {
      const country = regions.of(region) ?? region;
      return { code, country, label: `${country} +${code}` };
    }),
    { code: '', country: other, label: other },
  ];
  const selected = options.find(({ code }) => code === value) ?? null;
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    items: options,
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.code,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.code),
  });
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', distance: 6 });
  const name = [label, selected?.label].join(': ');
  const sign = codeOf(value);
  const button = getToggleButtonProps({ disabled: disabled || isReadOnly });
  const list = getMenuProps();
  return (
    <div ref={anchorRef}>
      <ChooserButton
        {...button}
        type="button"
        // One that is read only can be reached.
        disabled={disabled}
        aria-readonly={isReadOnly || undefined}
        aria-label={name}
        aria-labelledby={undefined}
      >
        <bdi dir="ltr">{sign}</bdi>
        <Icon icon={IconChevronDown} size="small" />
      </ChooserButton>
      {/* Stays mounted while closed: downshift needs the list. */}
      <Codes
        as="ul"
        {...list}
        ref={mergeRefs(list.ref, floatingRef)}
        aria-label={label}
        aria-labelledby={undefined}
        style={style}
        data-closed={isOpen ? undefined : ''}
      >
        {isOpen &&
          options.map((option, index) => (
            <Code
              key={option.code}
              {...getItemProps({ item: option, index })}
              aria-selected={option.code === value}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <span>
                {option.country} {option.code !== '' && <bdi dir="ltr">{codeOf(option.code)}</bdi>}
              </span>
              {option.code === value && <Icon icon={IconCheck} size="small" />}
            </Code>
          ))}
      </Codes>
    </div>
  );
}

function codeOf(code: CountryCode): string {
  return `+${code}`;
}
