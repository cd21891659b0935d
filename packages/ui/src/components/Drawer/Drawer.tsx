'use client';
import { createPortal } from 'react-dom';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import type { DialogProps } from '../Dialog/DialogProps.ts';

export interface DrawerProps extends Omit<DialogProps, 'role' | 'width'> {
  /** `start` is for filters, `end` for the details of a row. @default 'end' */
  readonly side?: 'start' | 'end';
  /** 360, 480 or 720 px. @default 'medium' */
  readonly width?: 'small' | 'medium' | 'large';
  /** Whether pressing the page behind closes it. @default true, but not with `onSubmit`: what was typed would be lost */
  readonly closesOutside?: boolean;
}

/**
 * A panel from the side of the window, as high as it: the details of a row, filters, a form that needs room. The page stays in view, but
 * waits, as with a `Dialog`, whose head, foot and states it has. What is open belongs into the address of the page.
 *
 * @example
 * <Drawer isOpen={order !== undefined} onClose={close} title="Order 4 471 203" footer={<Button href="/orders/4471203">Open the order</Button>}>…</Drawer>
 */
export function Drawer({ isOpen, side = 'end', width = 'medium', closesOutside, ...panel }: DrawerProps) {
  const isFetched = useFetchedPart(drawerPanel, isOpen);
  if (!isOpen || !isFetched) return null;
  return createPortal(
    <drawerPanel.Part {...panel} width={width} data-side={side} closesOutside={closesOutside ?? !panel.onSubmit} />,
    document.body,
  );
}

export const drawerPanel = fetchedPart(async () => (await import('./Drawer.styles.ts')).DrawerPanel);
