import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { submitByEnter } from '../../behavior/submitByEnter.ts';

/** What the group of parts does when it is left and when Enter is pressed, for dates and times alike. */
export function segmentKeys(state: DateFieldState) {
  // Left half written, it would show one thing and go on meaning what it was before.
  const emptyHalfWritten = () => {
    if (state.value && state.segments.some(({ isPlaceholder }) => isPlaceholder)) state.setValue(null);
  };
  return {
    onBlur(event: FocusEvent<HTMLDivElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) emptyHalfWritten();
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // The form gets what is shown.
      flushSync(emptyHalfWritten);
      submitByEnter(event.currentTarget.closest('form'));
    },
  };
}
