'use client';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { InnerButton } from '../Field/InnerButton.ts';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'value' | 'defaultValue'> {
  /** What is searched for. Given, the caller keeps it. */
  readonly value?: string | undefined;
  /** What is searched for at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: string | undefined;
  /** The text has changed. */
  readonly onValueChange?: (value: string) => void;
  /** Name of the button that empties the field. @default "Clear" */
  readonly clearLabel?: string;
}

/**
 * Searches or filters what is below it. While `isLoading`, the ring takes the place of the clear button and the old results stay.
 *
 * @example
 * <SearchField label="Filter users" isLabelHidden placeholder="Filter by name" value={query} onValueChange={setQuery} isLoading={isValidating} />
 */
export function SearchField(props: SearchFieldProps) {
  const others = withoutValue(props);
  const { ref, onChange, onKeyDown, clearLabel, isLoading = false, ...rest } = others;
  const [value, change, formRef] = useValue(props, '');
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    change('');
    input.current?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...rest}
      // A magnifier alone does not say what is searched.
      placeholder={rest.placeholder ?? (rest.isLabelHidden && typeof rest.label === 'string' ? rest.label : undefined)}
      ref={mergeRefs(input, formRef, ref)}
      type="search"
      icon={IconSearch}
      value={value}
      onChange={(event) => {
        onChange?.(event);
        change(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
        // Empties the field, and leaves a dialog around it open.
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      isLoading={isLoading}
      end={
        <>
          <VisuallyHidden role="status">{isLoading && text('ui.searchField.loading')}</VisuallyHidden>
          {value !== '' && !isLoading && (
            <InnerButton type="button" aria-label={text('ui.searchField.clear', clearLabel)} onClick={clear}>
              <Icon icon={IconX} size="small" />
            </InnerButton>
          )}
        </>
      }
    />
  );
}
