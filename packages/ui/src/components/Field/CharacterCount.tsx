'use client';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { FieldCount } from './Field.styles.ts';
import { countId } from './FieldMessages.tsx';

export interface CharacterCountProps {
  /** Id of the input or textarea. */
  readonly controlId: string;
  readonly limit: number;
}

/** From this share of the limit on, screen readers hear what is left. */
const near = 0.9;
/** A pause in the typing, in ms: reading every number aloud would drown the typing. */
const pause = 1000;

/** How much of a limit is used. Reads the control itself, so that it counts what a form library writes there as well. */
export function CharacterCount({ controlId, limit }: CharacterCountProps) {
  const text = useUiText();
  const count = useLengthOf(controlId);
  const left = limit - count;
  const isOver = left < 0;
  const said = isOver
    ? text('ui.field.over', undefined, { count: -left })
    : text('ui.field.left', undefined, { count: left });
  const announced = useAnnounced(controlId, count >= limit * near ? said : '');
  return (
    <FieldCount id={countId(controlId)} data-over={isOver || undefined}>
      {isOver && <Icon icon={IconAlertTriangleFilled} size="small" />}
      {isOver ? said : text('ui.field.count', undefined, { count, limit })}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </FieldCount>
  );
}

function useLengthOf(controlId: string): number {
  // Read again after each rendering too: a value that a form library writes makes no event.
  return useSyncExternalStore(
    subscribe,
    () => lengthOf(controlId),
    () => 0,
  );
}

function subscribe(onChange: () => void): () => void {
  // Forms tell of a reset before it happens.
  const onReset = () => setTimeout(onChange);
  document.addEventListener('input', onChange);
  document.addEventListener('reset', onReset);
  return () => {
    document.removeEventListener('input', onChange);
    document.removeEventListener('reset', onReset);
  };
}

function lengthOf(controlId: string): number {
  const control = document.getElementById(controlId);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value.length : 0;
}

/** The text as it is once the typing in the control has paused; what is there from the start is not announced. */
function useAnnounced(controlId: string, text: string): string {
  const [announced, setAnnounced] = useState('');
  const announce = useEffectEvent(() => setAnnounced(text));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || target.id !== controlId) return;
      clearTimeout(timer);
      timer = setTimeout(() => announce(), pause);
    };
    document.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', onInput);
    };
  }, [controlId]);
  return announced;
}
