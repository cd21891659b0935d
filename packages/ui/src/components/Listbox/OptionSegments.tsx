'use client';
import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CheckboxMark } from '../Checkbox/Checkbox.styles.ts';
import { GroupHeading, OptionDescription, OptionHint, OptionRoot, OptionWords } from './Listbox.styles.ts';
import { TypedParts } from './TypedParts.tsx';
import { beginsGroup, segmentsOf, type ChoiceOption, type Segment } from './options.ts';

/** What the rows of a list need to know, whichever hook of downshift they come from. */
export interface ListState<Value extends string> {
  readonly options: readonly ChoiceOption<Value>[];
  readonly highlightedIndex: number;
  readonly isChosen: (option: ChoiceOption<Value>) => boolean;
  /** Several can be chosen: each has a box to tick. */
  readonly isMultiple: boolean;
  /** What was typed: where a label says it, it is strong. */
  readonly typed?: string;
  readonly getItemProps: (place: { item: ChoiceOption<Value>; index: number }) => ComponentProps<'div'>;
}

export interface OptionSegmentsProps<Value extends string> {
  readonly list: ListState<Value>;
  readonly start?: number;
  readonly end?: number;
  /** Measures a row. */
  readonly rowRef?: Ref<HTMLDivElement>;
}

/** The options from `start` to before `end`, under the headings of their groups. */
export function OptionSegments<Value extends string>({ list, start, end, rowRef }: OptionSegmentsProps<Value>) {
  const rows = (segment: Segment) =>
    list.options
      .slice(segment.start, segment.end)
      .map((option, offset) => (
        <OptionRow key={option.value} list={list} option={option} index={segment.start + offset} rowRef={rowRef} />
      ));
  return segmentsOf(list.options, start, end).map((segment) =>
    segment.group === undefined ? (
      rows(segment)
    ) : (
      <div key={`group ${segment.group}`} role="group" aria-label={segment.group}>
        {beginsGroup(list.options, segment.start) && <GroupHeading aria-hidden>{segment.group}</GroupHeading>}
        {rows(segment)}
      </div>
    ),
  );
}

interface OptionRowProps<Value extends string> {
  readonly list: ListState<Value>;
  readonly option: ChoiceOption<Value>;
  readonly index: number;
  readonly rowRef: Ref<HTMLDivElement> | undefined;
}

function OptionRow<Value extends string>({ list, option, index, rowRef }: OptionRowProps<Value>) {
  const isChosen = list.isChosen(option);
  const item = { item: option, index, ...(rowRef !== undefined && { ref: rowRef }) };
  return (
    <OptionRoot
      {...list.getItemProps(item)}
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={list.options.length}
      data-index={index}
      data-multiple={list.isMultiple || undefined}
      data-highlighted={index === list.highlightedIndex || undefined}
    >
      {list.isMultiple && <CheckboxMark data-checked={isChosen || undefined} data-disabled={option.disabled} />}
      {option.icon && <Icon icon={option.icon} />}
      <OptionWords lang={option.lang}>
        <TypedParts typed={list.typed}>{option.label}</TypedParts>
        {option.description !== undefined && (
          <OptionDescription>
            <TypedParts typed={list.typed}>{option.description}</TypedParts>
          </OptionDescription>
        )}
      </OptionWords>
      {option.hint !== undefined && <OptionHint>{option.hint}</OptionHint>}
      {isChosen && !list.isMultiple && <Icon icon={IconCheck} size="small" />}
    </OptionRoot>
  );
}
