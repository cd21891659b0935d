'use client';
import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift';
import { useId } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { ChooserProps } from './chooser.ts';
import { ListPanel } from './Listbox.styles.ts';
import { LongOptionList } from './LongOptionList.tsx';
import type { ChoiceOption } from './options.ts';
import { useHighlight } from './useHighlight.ts';

/** A field that opens a list without a filter: the focus stays on the button, and letters find options. */
export function ListChooser<Value extends string>(props: ChooserProps<Value>) {
  const { options, selected, isChosen, onChoose, isMultiple = false, ...field } = props;
  const { children, tags, placeholder, formValues, disabled = false } = field;
  const madeId = useId();
  const controlId = field.id ?? madeId;
  const isUpdating = useIsReadOnly();
  const isLocked = isUpdating || field.readOnly === true;
  const { panelRef, scrollRef, onHighlight } = useHighlight(useSelect.stateChangeTypes);

  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    ChoiceOption<Value>
  >({
    items: options as ChoiceOption<Value>[],
    selectedItem: isMultiple ? null : selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onHighlightedIndexChange: onHighlight,
    ...(isMultiple && { stateReducer: stayOpen }),
    id: controlId,
    toggleButtonId: controlId,
  });
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', matchesWidth: true });
  const button = getToggleButtonProps({
    onBlur: field.onBlur,
    disabled: disabled || isLocked,
    onKeyDown: (event) => {
      // The list alone: a dialog around it stays.
      if (event.key === 'Escape' && isOpen) event.stopPropagation();
    },
  });
  const { ref: menuRef, ...menuProps } = getMenuProps({}, { suppressRefError: true });
  const list = { options, highlightedIndex, isChosen, isMultiple, getItemProps };

  return (
    <ChoiceField
      {...{ field, controlId, isLocked, tags, placeholder, formValues }}
      labelProps={getLabelProps()}
      buttonProps={{
        ...button,
        'aria-controls': isOpen ? button['aria-controls'] : undefined,
        'aria-activedescendant': button['aria-activedescendant'] || undefined,
      }}
      frameRef={anchorRef}
      value={children}
    >
      {isOpen && (
        <ListPanel ref={mergeRefs(menuRef, floatingRef, panelRef)} style={style}>
          <LongOptionList {...{ list, menuProps, scrollRef }} count={options.length} onEndReached={undefined} />
        </ListPanel>
      )}
    </ChoiceField>
  );
}

/** Where several are chosen, choosing one neither closes the list nor loses the place in it; leaving the field chooses nothing. */
function stayOpen<Value extends string>(
  state: UseSelectState<ChoiceOption<Value>>,
  { type, changes }: UseSelectStateChangeOptions<ChoiceOption<Value>>,
): Partial<UseSelectState<ChoiceOption<Value>>> {
  const types = useSelect.stateChangeTypes;
  switch (type) {
    case types.ItemClick:
    case types.ToggleButtonKeyDownEnter:
    case types.ToggleButtonKeyDownSpaceButton:
      return { ...changes, isOpen: state.isOpen, highlightedIndex: state.highlightedIndex };
    case types.ToggleButtonBlur:
      return { ...changes, selectedItem: state.selectedItem };
    default:
      return changes;
  }
}
