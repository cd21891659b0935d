import { useEffect, useRef, type ComponentType, type RefObject } from 'react';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { invoiceTextFormId } from '../serviceDrafts.ts';
import type { InvoiceTextEditorProps } from './InvoiceTextEditor.tsx';

const editor: Part<InvoiceTextEditorProps> = {
  texts: ['services-parts', 'form', 'validation'],
  component: async () => (await import('./InvoiceTextEditor.tsx')).InvoiceTextEditor,
};

export interface OpenedInvoiceText {
  /** While the text is changed. */
  readonly Editor: ComponentType<InvoiceTextEditorProps> | undefined;
  readonly close: () => void;
  /** Of the button that begins; gets the focus back. */
  readonly opener: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** Changing what the invoice says of a service, in the place of the text. */
export function useInvoiceTextEditor(serviceId: string, mayChange: boolean): OpenedInvoiceText {
  const { Dialog, prepare, open, close } = useLazyDialog(editor, invoiceTextFormId(serviceId));
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const Editor = mayChange ? Dialog : undefined;
  const isEditing = Editor !== undefined;

  useEffect(() => {
    // Back to where the editing began.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return { Editor, close, opener: { ref: button, onPointerEnter: prepare, onFocus: prepare, onClick: open } };
}
