'use client';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useDateField, useDateSegment, type AriaDateFieldProps, type DateValue } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { createCalendar } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { SegmentsRoot, SegmentText } from './DatePicker.styles.ts';
import { segmentKeys } from './segmentKeys.ts';

/** Day, month and year in the order of the language, each changed on its own. */
export function DateSegments(props: AriaDateFieldProps<DateValue>) {
  const { locale } = useKit();
  const root = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...props, locale, createCalendar });
  const { fieldProps } = useDateField(props, state, root);
  return (
    <SegmentsRoot {...mergeProps(fieldProps, segmentKeys(state))} ref={root}>
      {state.segments.map((segment, index) => (
        <Segment key={`${segment.type}${index}`} segment={segment} state={state} />
      ))}
    </SegmentsRoot>
  );
}

/** One part of a date or time, or the sign between two. */
export function Segment({ segment, state }: { readonly segment: DateSegment; readonly state: DateFieldState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <SegmentText
      {...segmentProps}
      ref={ref}
      data-kind={segment.type === 'literal' ? 'literal' : 'part'}
      data-placeholder={segment.isPlaceholder || undefined}
    >
      {segment.isPlaceholder ? segment.placeholder : segment.text}
    </SegmentText>
  );
}
