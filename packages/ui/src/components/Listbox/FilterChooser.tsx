'use client';
import { IconSearch } from '@tabler/icons-react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { TextControl } from '../Field/Field.styles.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { ChooserProps } from './chooser.ts';
import { ListPanel, PanelFilter } from './Listbox.styles.ts';
import { ListStatus } from './ListStatus.tsx';
import { LongOptionList } from './LongOptionList.tsx';
import { filterOptions, searchTextsOf, type ChoiceOption } from './options.ts';
import { useHighlight } from './useHighlight.ts';

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

interface FilterChooserProps<Value extends string> extends ChooserProps<Value>, ChoiceFilterProps {
  /** Below the list, given what the filter lets through. */
  readonly renderFoot?: (found: readonly ChoiceOption<Value>[], isFiltered: boolean) => ReactNode;
}

/** A field that opens a list under a filter, which has the focus. Nothing of it is in the page, or computed, while it is closed. */
export function FilterChooser<Value extends string>(props: FilterChooserProps<Value>) {
  const { options, selected, isChosen, onChoose, isMultiple = false, renderFoot, ...rest } = props;
  const { onFilterChange, isLoading = false, onLoadMore, nothingFoundText, ...field } = rest;
  const { children, tags, placeholder, formValues, disabled = false } = field;
  const text = useUiText();
  const madeId = useId();
  const controlId = field.id ?? madeId;
  const isUpdating = useIsReadOnly();
  const isLocked = isUpdating || field.readOnly === true;
  const button = useRef<HTMLButtonElement>(null);
  const { panelRef, scrollRef, onHighlight } = useHighlight(useCombobox.stateChangeTypes);

  const [filter, setFilter] = useState('');
  const changeFilter = (next: string) => {
    setFilter(next);
    onFilterChange?.(next);
  };
  const isFiltering = filter !== '' && onFilterChange === undefined;
  const searchTexts = useMemo(() => (isFiltering ? searchTextsOf(options) : []), [options, isFiltering]);
  const found = useMemo(
    () => (isFiltering ? filterOptions(options, searchTexts, filter) : options),
    [options, searchTexts, filter, isFiltering],
  );

  const combobox = useCombobox<ChoiceOption<Value>>({
    items: found as ChoiceOption<Value>[],
    selectedItem: isMultiple ? null : selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    inputValue: filter,
    defaultHighlightedIndex: 0,
    stateReducer: (state, change) => keepPlace(state, change, isMultiple),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onHighlightedIndexChange: onHighlight,
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen) return;
      if (filter !== '') changeFilter('');
      const { ItemClick, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (type === ItemClick || type === InputKeyDownEnter || type === InputKeyDownEscape) button.current?.focus();
    },
    id: controlId,
    toggleButtonId: controlId,
    inputId: `${controlId}-filter`,
  });
  const { isOpen, highlightedIndex, openMenu, closeMenu } = combobox;
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', matchesWidth: true });
  const panelId = `${controlId}-panel`;
  const isOff = disabled || isLocked;
  const toggle = combobox.getToggleButtonProps({ onBlur: field.onBlur, disabled: isOff });
  const { ref: menuRef, ...menuProps } = combobox.getMenuProps({}, { suppressRefError: true });
  const input = combobox.getInputProps(
    {
      'aria-label': text('ui.dropdown.filter'),
      onChange: ({ currentTarget }) => changeFilter(currentTarget.value),
    },
    { suppressRefError: true },
  );
  const hasHighlight = highlightedIndex < found.length;

  const openByKey = (event: KeyboardEvent) => {
    const isLetter = /^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isOff || isOpen || !(isLetter || event.key === 'ArrowDown' || event.key === 'ArrowUp')) return;
    event.preventDefault();
    openMenu();
    if (!isLetter) return;
    changeFilter(event.key);
    combobox.setHighlightedIndex(0);
  };
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The list alone: a dialog around it stays.
    event.stopPropagation();
    closeMenu();
    button.current?.focus();
  };
  const closeOnLeave = ({ target, relatedTarget }: FocusEvent) => {
    const isFromInput = target.id === input.id;
    if (!isFromInput && relatedTarget && !isWithin(panelRef.current, relatedTarget)) closeMenu();
  };

  return (
    <ChoiceField
      {...{ field, controlId, isLocked, tags, placeholder, formValues }}
      labelProps={{ ...combobox.getLabelProps(), htmlFor: controlId, onClick: () => button.current?.focus() }}
      buttonProps={{
        ...toggle,
        role: 'combobox',
        tabIndex: 0,
        'aria-haspopup': 'dialog',
        'aria-labelledby': `${controlId}-label`,
        'aria-controls': isOpen ? panelId : undefined,
        onKeyDown: openByKey,
      }}
      buttonRef={button}
      frameRef={anchorRef}
      value={children}
    >
      {isOpen && (
        <ListPanel
          id={panelId}
          ref={mergeRefs(menuRef, floatingRef, panelRef)}
          role="dialog"
          aria-labelledby={`${controlId}-label`}
          style={style}
          onKeyDown={keepEscape}
          onBlur={closeOnLeave}
        >
          <PanelFilter data-size="small">
            <Icon icon={IconSearch} size="small" />
            <TextControl
              {...input}
              aria-activedescendant={hasHighlight ? input['aria-activedescendant'] || undefined : undefined}
              onBlur={(event) => {
                if (!isWithin(panelRef.current, event.relatedTarget)) input.onBlur?.(event);
              }}
              placeholder={text('ui.dropdown.filter')}
              spellCheck={false}
            />
          </PanelFilter>
          <LongOptionList
            count={options.length}
            list={{ options: found, highlightedIndex, isChosen, isMultiple, getItemProps: combobox.getItemProps }}
            menuProps={menuProps}
            scrollRef={scrollRef}
            onEndReached={isLoading || isFiltering ? undefined : onLoadMore}
          />
          <ListStatus
            count={found.length}
            isLoading={isLoading}
            isFiltered={filter !== ''}
            nothingFoundText={nothingFoundText}
          />
          {renderFoot?.(found, filter !== '')}
        </ListPanel>
      )}
    </ChoiceField>
  );
}

/** Opens at what is chosen. Leaving chooses nothing and a click into the filter closes nothing; where several are chosen, choosing one keeps the list and the place in it. */
function keepPlace<Value extends string>(
  state: UseComboboxState<ChoiceOption<Value>>,
  { type, changes, props }: UseComboboxStateChangeOptions<ChoiceOption<Value>>,
  isMultiple: boolean,
): Partial<UseComboboxState<ChoiceOption<Value>>> {
  const types = useCombobox.stateChangeTypes;
  switch (type) {
    case types.ToggleButtonClick:
    case types.FunctionOpenMenu: {
      const place = props.items.findIndex(({ value }) => value === state.selectedItem?.value);
      return changes.isOpen ? { ...changes, highlightedIndex: Math.max(0, place) } : changes;
    }
    case types.InputClick:
      return state;
    case types.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    case types.ItemClick:
    case types.InputKeyDownEnter:
      return isMultiple ? { ...changes, isOpen: state.isOpen, highlightedIndex: state.highlightedIndex } : changes;
    default:
      return changes;
  }
}

function isWithin(panel: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && panel?.contains(target) === true;
}
