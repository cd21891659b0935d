'use client';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { AnyChooserProps } from './chooser.ts';
import { ListPanel, PanelNote } from './Listbox.styles.ts';
import { ListStatus } from './ListStatus.tsx';

/** Comes when somebody is about to open a list, or before, in a quiet moment of the page. */
export const openChooser = fetchedPart(async () => (await import('./OpenChooser.tsx')).OpenChooser);

/** How its list was asked for: a key, or otherwise a click. */
interface Opening {
  readonly key?: string;
}

/** A field that opens a list. What the list is made of is fetched for the first one that is opened; the button says what is chosen without it. */
export function Chooser<Value extends string>({ ref, id: givenId, ...props }: AnyChooserProps<Value>) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const button = useRef<HTMLButtonElement>(null);
  const [isComplete, setComplete] = useState(openChooser.isLoaded);
  const [opening, setOpening] = useState<Opening>();
  const [hasFailed, setFailed] = useState(false);
  useFetchedPart(openChooser, false);

  useEffect(() => {
    if (!opening || isComplete) return;
    let isCurrent = true;
    openChooser.load().then(
      () => isCurrent && setComplete(true),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [opening, isComplete]);

  // What opened the closed button opens the one that has a list: it is asked once more in the same way.
  const asked = isComplete ? opening : undefined;
  useEffect(() => {
    const opened = button.current;
    if (!asked || !opened) return;
    opened.focus({ preventScroll: true });
    if (asked.key === undefined) opened.click();
    else opened.dispatchEvent(new KeyboardEvent('keydown', { key: asked.key, bubbles: true, cancelable: true }));
  }, [asked]);

  const buttonRef = mergeRefs(button, ref);
  if (isComplete) return <openChooser.Part {...props} id={id} ref={buttonRef} />;
  return (
    <ClosedChooser
      {...props}
      id={id}
      ref={buttonRef}
      state={!opening ? 'closed' : hasFailed ? 'failed' : 'loading'}
      onOpen={(how) => {
        setFailed(false);
        setOpening(how);
      }}
      onClose={() => setOpening(undefined)}
    />
  );
}

interface ClosedChooserProps<Value extends string> extends AnyChooserProps<Value> {
  readonly id: string;
  readonly state: 'closed' | 'loading' | 'failed';
  readonly onOpen: (how: Opening) => void;
  readonly onClose: () => void;
}

/** The button, and in the place of the list that it is on its way. */
function ClosedChooser<Value extends string>({ state, onOpen, onClose, ...field }: ClosedChooserProps<Value>) {
  const { id, disabled = false, hasFilter, children, tags, placeholder, formValues } = field;
  const text = useUiText();
  const isUpdating = useIsReadOnly();
  const isLocked = isUpdating || field.readOnly === true;
  const isOpen = state !== 'closed';
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', matchesWidth: true });
  const fetchAhead = () =>
    void openChooser.load().catch(() => {
      // Told when it is opened.
    });

  const openByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' && isOpen) {
      // The list alone: a dialog around it stays.
      event.stopPropagation();
      onClose();
    } else if (key === 'ArrowDown' || key === 'ArrowUp' || (/^\S$/.test(key) && !ctrlKey && !metaKey && !altKey)) {
      event.preventDefault();
      onOpen({ key });
    }
  };
  const opens: ComponentProps<'button'> =
    disabled || isLocked
      ? {}
      : { onPointerEnter: fetchAhead, onFocus: fetchAhead, onClick: () => onOpen({}), onKeyDown: openByKey };

  return (
    <ChoiceField
      {...{ field, controlId: id, isLocked, tags, placeholder, formValues }}
      labelProps={{ id: `${id}-label`, htmlFor: id }}
      buttonProps={{
        ...opens,
        id,
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-haspopup': hasFilter ? 'dialog' : 'listbox',
        'aria-labelledby': `${id}-label`,
        'aria-controls': isOpen ? `${id}-panel` : undefined,
        onBlur: (event) => {
          onClose();
          field.onBlur?.(event);
        },
      }}
      frameRef={anchorRef}
      value={children}
    >
      {isOpen && (
        <ListPanel id={`${id}-panel`} ref={mergeRefs(floatingRef)} style={style}>
          {state === 'loading' && <ListStatus count={0} isLoading isFiltered={false} />}
          {state === 'failed' && (
            <PanelNote role="alert" data-tone="critical">
              {text('ui.dropdown.failed')}
            </PanelNote>
          )}
        </ListPanel>
      )}
    </ChoiceField>
  );
}
