'use client';
import { useMemo, useRef } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import type { ChoiceFieldProps } from '../Listbox/ChoiceField.tsx';
import { FieldTags } from '../Listbox/ChoiceField.styles.ts';
import { Chooser } from '../Listbox/Chooser.tsx';
import type { ChoiceFilterProps } from '../Listbox/chooser.ts';
import { PanelFoot } from '../Listbox/Listbox.styles.ts';
import type { ChoiceOption } from '../Listbox/options.ts';
import { useHasFilter } from '../Listbox/useHasFilter.ts';
import { RemovableTag } from '../Tag/RemovableTag.tsx';

export interface MultiSelectProps<Value extends string> extends ChoiceFieldProps, ChoiceFilterProps {
  /** What there is to choose from. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen values. Those that are not among the options are kept, but not shown. Given, the caller keeps them. */
  readonly value?: readonly Value[] | undefined;
  /** What is chosen at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: readonly Value[] | undefined;
  /** Options were chosen or taken away; gets all that are chosen now. */
  readonly onValueChange?: (value: Value[]) => void;
  /** Stands in the field while nothing is chosen. @default "Choose" */
  readonly placeholder?: string;
  /** How the field says what is chosen: as plates that can be removed, or by number. @default 'tags' */
  readonly summary?: 'tags' | 'count';
  /** What the field says while something is chosen, where its label is hidden: "Status (2)". @default "2 chosen" */
  readonly chosenText?: string | undefined;
  /** More options than these get a filter, and with it "Select all" and "Clear". @default 5 */
  readonly filterThreshold?: number;
}

/**
 * Any number of several. A few that are always in view are `Checkbox`es.
 *
 * @example
 * <MultiSelect label="Sites" options={sites} value={siteIds} onValueChange={setSiteIds} />
 */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const others = withoutValue(props);
  const { summary = 'tags', chosenText, filterThreshold = 5, ref, ...rest } = others;
  const [value, choose, formRef] = useValue(props, nothing);
  const { options } = rest;
  const { hasFilter, focusProps } = useHasFilter(props, filterThreshold);
  const text = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  const isUpdating = useIsReadOnly();
  const isFixed = isUpdating || rest.readOnly === true || rest.disabled === true;
  const chosen = useMemo(() => new Set<Value>(value), [value]);
  const shown = value.length === 0 ? [] : options.filter((option) => chosen.has(option.value));

  const remove = (removed: Value) => {
    choose(value.filter((one) => one !== removed));
    // The plate takes its button along.
    button.current?.focus();
  };
  const choice = {
    isMultiple: true,
    selected: null,
    isChosen: (option: ChoiceOption<Value>) => chosen.has(option.value),
    onChoose: (option: ChoiceOption<Value>) =>
      chosen.has(option.value) ? choose(value.filter((one) => one !== option.value)) : choose([...value, option.value]),
    formValues: value,
    tags: summary === 'tags' && rest.variant !== 'filter' && shown.length > 0 && (
      <FieldTags>
        {shown.map((option) => (
          <li key={option.value}>
            <RemovableTag name={option.label} onRemove={isFixed ? undefined : () => remove(option.value)} />
          </li>
        ))}
      </FieldTags>
    ),
    children:
      chosen.size === 0
        ? undefined
        : (rest.variant === 'filter' || (summary === 'count' && chosenText === undefined)) &&
            chosen.size === 1 &&
            shown[0]
          ? shown[0].label
          : text('ui.multiSelect.chosen', chosenText, { count: chosen.size }),
    focusProps,
  };
  return (
    <Chooser
      {...rest}
      {...choice}
      hasFilter={hasFilter}
      ref={mergeRefs(button, formRef, ref)}
      renderFoot={(found, isFiltered) => (
        <PanelFoot>
          <Button
            variant="ghost"
            size="small"
            disabled={found.length === 0}
            onClick={() => choose([...new Set([...value, ...found.filter(isEnabled).map((option) => option.value)])])}
          >
            {isFiltered
              ? text('ui.multiSelect.selectFound', undefined, { count: found.length })
              : text('ui.multiSelect.selectAll')}
          </Button>
          <Button variant="ghost" size="small" disabled={value.length === 0} onClick={() => choose([])}>
            {text('ui.multiSelect.clear')}
          </Button>
        </PanelFoot>
      )}
    />
  );
}

const nothing: readonly never[] = [];

function isEnabled(option: ChoiceOption): boolean {
  return option.disabled !== true;
}
