'use client';
import { createPortal } from 'react-dom';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import type { DialogProps } from './DialogProps.ts';

/**
 * A dialog over the page. Focus stays inside and goes back to where it was; the page behind does not scroll.
 *
 * @example
 * <Dialog isOpen={isOpen} onClose={close} title="Edit user" isUpdating={isSaving} onSubmit={save}
 *   footer={<><Button variant="ghost" disabled={isSaving} onClick={close}>Cancel</Button><Button variant="primary" type="submit" isLoading={isSaving}>Save Changes</Button></>}>
 */
export function Dialog({ isOpen, ...panel }: DialogProps) {
  const isFetched = useFetchedPart(dialogPanel, isOpen);
  return isOpen && isFetched ? createPortal(<dialogPanel.Part {...panel} />, document.body) : null;
}

export const dialogPanel = fetchedPart(async () => (await import('./DialogPanel.tsx')).DialogPanel);
