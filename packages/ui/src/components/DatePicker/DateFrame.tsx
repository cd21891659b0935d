'use client';
import { IconCalendar, IconLock } from '@tabler/icons-react';
import { useEffect, useRef, type FocusEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { InnerButton } from '../Field/InnerButton.ts';
import { DatePopoverContext } from './DatePopoverContext.ts';
import { DateFrameRoot } from './DatePicker.styles.ts';

export interface DateFrameProps {
  readonly groupProps: object;
  readonly groupRef: RefObject<HTMLDivElement | null>;
  readonly ref: Ref<HTMLDivElement> | undefined;
  readonly 'data-testid': string | undefined;
  readonly buttonProps: AriaButtonProps;
  readonly dialogProps: { readonly id?: string | undefined };
  readonly dialogLabel: string;
  readonly state: { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void };
  readonly size: 'small' | 'medium' | undefined;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** Whether it has been fetched. */
  readonly isCalendarHere: boolean;
  /** Somebody is about to open it. */
  readonly onIntent: () => void;
  /** The calendar, in a `DatePopover` of its own. */
  readonly calendar: ReactNode;
  /** The parts that are typed. */
  readonly children: ReactNode;
}

/** The box around date parts, the button at its end and the calendar that opens below. */
export function DateFrame(props: DateFrameProps) {
  const { groupProps, groupRef, ref, buttonProps, dialogProps, dialogLabel, state, children } = props;
  const {
    size = 'medium',
    isInvalid,
    disabled,
    readOnly,
    calendar,
    isCalendarHere,
    onIntent,
    'data-testid': testId,
  } = props;
  const text = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps: press } = useButton(
    { ...buttonProps, 'aria-label': text('ui.datePicker.open'), onPress: () => state.setOpen(!state.isOpen) },
    button,
  );
  useEffect(() => {
    if (!state.isOpen) return;
    const group = groupRef.current;
    // The calendar gives the focus to its button at the next frame. That has gone where the chosen day is saved at once.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) firstPart(group)?.focus();
      });
    };
  }, [state.isOpen, groupRef]);
  const intent = { onFocus: onIntent, onPointerEnter: onIntent };
  const { anchorRef, floatingRef, style } = useFloating({ isOpen: state.isOpen, side: 'bottom' });
  return (
    <>
      <DateFrameRoot
        {...mergeProps(groupProps, { onFocus: focusFirstPart }, intent)}
        ref={mergeRefs(groupRef, anchorRef, ref)}
        tabIndex={-1}
        data-testid={testId}
        data-size={size}
        data-invalid={isInvalid ? '' : undefined}
        data-disabled={disabled || undefined}
        data-read-only={readOnly || undefined}
      >
        {children}
        {readOnly ? (
          <Icon icon={IconLock} size="small" />
        ) : (
          <InnerButton {...press} ref={button} aria-busy={(state.isOpen && !isCalendarHere) || undefined}>
            <Icon icon={IconCalendar} size="small" />
          </InnerButton>
        )}
      </DateFrameRoot>
      {state.isOpen && isCalendarHere && (
        <DatePopoverContext
          value={{
            id: dialogProps.id,
            label: dialogLabel,
            floatingRef,
            buttonRef: button,
            style,
            onClose: () => state.setOpen(false),
          }}
        >
          {calendar}
        </DatePopoverContext>
      )}
    </>
  );
}

/** Form libraries, labels and error summaries focus the group; the reader means its first part. */
function focusFirstPart(event: FocusEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  firstPart(event.currentTarget)?.focus();
}

const firstPart = (group: Element | null) => group?.querySelector<HTMLElement>('[role="spinbutton"]');
