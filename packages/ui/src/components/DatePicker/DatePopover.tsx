'use client';
import { IconX } from '@tabler/icons-react';
import { use, useRef, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useOverlay } from 'react-aria/useOverlay';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DatePopoverContext, type DatePopoverPlace } from './DatePopoverContext.ts';
import { PopoverHead, PopoverRoot, PopoverTitle } from './DatePicker.styles.ts';

/** Below the field, and on phones a sheet at the lower edge of the screen. Holds the focus and gives it back. */
export function DatePopover({ children }: { readonly children: ReactNode }) {
  const place = use(DatePopoverContext);
  return place && <PlacedPopover {...place}>{children}</PlacedPopover>;
}

function PlacedPopover(props: DatePopoverPlace & { readonly children: ReactNode }) {
  const { id, label, floatingRef, buttonRef, style, onClose, children } = props;
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
