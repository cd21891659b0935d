'use client';
import { IconX } from '@tabler/icons-react';
import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useOverlay } from 'react-aria/useOverlay';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PopoverHead, PopoverRoot, PopoverTitle } from './DatePicker.styles.ts';

export interface DatePopoverProps {
  readonly id: string | undefined;
  readonly label: string;
  readonly floatingRef: RefObject<HTMLElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly style: CSSProperties;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Below the field, and on phones a sheet at the lower edge of the screen. Holds the focus and gives it back. */
export function DatePopover({ id, label, floatingRef, buttonRef, style, onClose, children }: DatePopoverProps) {
  const text = useUiText();
  const panel = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      // The button closes what it has opened by itself.
      shouldCloseOnInteractOutside: (element) => !buttonRef.current?.contains(element),
    },
    panel,
  );
  return (
    <FocusScope contain restoreFocus>
      <PopoverRoot
        {...overlayProps}
        ref={mergeRefs(panel, (element: HTMLDivElement | null) => {
          floatingRef.current = element;
        })}
        id={id}
        role="dialog"
        aria-modal
        aria-label={label}
        // It is placed before it is painted; hidden until then, no day in it could take the focus.
        style={{ ...style, visibility: 'visible' }}
      >
        <PopoverHead>
          <PopoverTitle aria-hidden>{label}</PopoverTitle>
          <IconButton icon={IconX} label={text('ui.datePicker.close')} onClick={onClose} />
        </PopoverHead>
        {children}
      </PopoverRoot>
    </FocusScope>
  );
}
