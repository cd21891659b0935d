'use client';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { mergeProps } from 'react-aria/mergeProps';
import { useDateField, useDateSegment, type AriaDateFieldProps, type DateValue } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { createCalendar } from '../../behavior/dates.ts';
import { submitByEnter } from '../../behavior/submitByEnter.ts';
import { useKit } from '../../theme/KitContext.ts';
import { SegmentsRoot, SegmentText } from './DatePicker.styles.ts';

/** Day, month and year in the order of the language, each changed on its own. */
export function DateSegments(props: AriaDateFieldProps<DateValue>) {
  const { locale } = useKit();
  const root = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...props, locale, createCalendar });
  const { fieldProps } = useDateField(props, state, root);
  // Left half written, it would show one thing and go on meaning the day before.
  const emptyHalfWritten = () => {
    if (state.value && state.segments.some(({ isPlaceholder }) => isPlaceholder)) state.setValue(null);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) emptyHalfWritten();
  };
  const sendForm = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form gets what is shown.
    flushSync(emptyHalfWritten);
    submitByEnter(event.currentTarget.closest('form'));
  };
  return (
    <SegmentsRoot {...mergeProps(fieldProps, { onBlur: leave, onKeyDown: sendForm })} ref={root}>
      {state.segments.map((segment, index) => (
        <Segment key={`${segment.type}${index}`} segment={segment} state={state} />
      ))}
    </SegmentsRoot>
  );
}

function Segment({ segment, state }: { readonly segment: DateSegment; readonly state: DateFieldState }) {
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
