'use client';
import {
  cloneElement,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useDisclosure } from '../../behavior/useDisclosure.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { PopoverPanel, PopoverRoot } from './Popover.styles.ts';

/** What a button of the kit, or a `<button>`, takes. */
export type PopoverTriggerProps = Pick<
  ComponentProps<'button'>,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'onClick'
> & {
  readonly ref?: Ref<HTMLButtonElement>;
};

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The button that opens it. */
  readonly trigger: ReactElement<PopoverTriggerProps>;
  /** Names the panel. */
  readonly label: string;
  /** A few fields, links or facts; as a function it gets what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Side it prefers. @default 'bottom' */
  readonly side?: 'top' | 'bottom';
  /** Which edges of button and panel line up. @default 'start' */
  readonly align?: 'start' | 'center' | 'end';
}

/**
 * A panel at a button, over the page, which stays in use. Closes on Escape, when pressed outside and when the focus leaves. A list to choose
 * from is a `Menu` or a `Select`, a word of explanation a `Tooltip`, and what must be answered a `Dialog`.
 *
 * @example
 * <Popover label="Columns" trigger={<Button icon={IconColumns}>Columns</Button>}>{(close) => <ColumnChooser onDone={close} />}</Popover>
 */
export function Popover({ trigger, label, children, side = 'bottom', align = 'start', ref, ...rest }: PopoverProps) {
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure();
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side, align });
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <PopoverRoot {...rest} {...rootProps} ref={mergeRefs(anchorRef, ref)}>
      {cloneElement(trigger, {
        'aria-expanded': buttonProps['aria-expanded'],
        'aria-controls': buttonProps['aria-controls'],
        'aria-haspopup': 'dialog',
        ref: mergeRefs(buttonProps.ref, trigger.props.ref),
        onClick: (event) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented) buttonProps.onClick?.(event);
        },
      })}
      {isOpen && (
        <PopoverPanel
          ref={mergeRefs(panel, floatingRef)}
          id={panelId}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          style={style}
        >
          {typeof children === 'function' ? children(() => close({ returnsFocus: true })) : children}
        </PopoverPanel>
      )}
    </PopoverRoot>
  );
}
