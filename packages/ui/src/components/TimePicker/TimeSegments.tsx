'use client';
import { useRef, type FocusEvent, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTimeField, type AriaTimeFieldProps } from 'react-aria/useTimeField';
import { useTimeFieldState, type TimeValue } from 'react-stately/useTimeFieldState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useKit } from '../../theme/KitContext.ts';
import { Segment } from '../DatePicker/DateSegments.tsx';
import { segmentKeys } from '../DatePicker/segmentKeys.ts';
import { TimeSegmentsRoot } from './TimePicker.styles.ts';
import { nextMinute } from './times.ts';

export interface TimeSegmentsProps {
  readonly options: AriaTimeFieldProps<TimeValue>;
  /** In minutes. */
  readonly step: number;
  readonly ref: Ref<HTMLDivElement> | undefined;
  readonly 'data-testid': string | undefined;
}

/** Hour and minute, each changed on its own; always by the 24-hour clock. */
export function TimeSegments({ options, step, ref, 'data-testid': testId }: TimeSegmentsProps) {
  const { locale } = useKit();
  const root = useRef<HTMLDivElement>(null);
  const kept = useTimeFieldState({ ...options, locale });
  const state = step === 1 ? kept : { ...kept, ...bySteps(kept, step) };
  const { fieldProps } = useTimeField(options, state, root);
  return (
    <TimeSegmentsRoot
      {...mergeProps(fieldProps, segmentKeys(state), { onFocus: focusHour })}
      ref={mergeRefs(root, ref)}
      tabIndex={-1}
      data-testid={testId}
    >
      {state.segments.map((segment, index) => (
        <Segment
          key={`${segment.type}${index}`}
          // Denmark writes a point; figures of a portal stand in one form.
          segment={segment.type === 'literal' ? { ...segment, text: segment.text.replace('.', ':') } : segment}
          state={state}
        />
      ))}
    </TimeSegmentsRoot>
  );
}

/** Arrow keys go from one full step to the next; the hour stays as it is. */
function bySteps(state: ReturnType<typeof useTimeFieldState>, step: number) {
  const move = (direction: 1 | -1) => (part: Parameters<typeof state.increment>[0]) => {
    const minute = state.segments.find(({ type }) => type === 'minute');
    if (part !== 'minute' || !minute) {
      if (direction === 1) state.increment(part);
      else state.decrement(part);
      return;
    }
    const now = minute.isPlaceholder ? undefined : (minute.value ?? undefined);
    state.setSegment('minute', nextMinute(now, step, direction));
  };
  return { increment: move(1), decrement: move(-1) };
}

/** Form libraries, labels and error summaries focus the group; the reader means its first part. */
function focusHour(event: FocusEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  event.currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}
