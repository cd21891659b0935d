import type { ReactNode, Ref, RefObject, SubmitEventHandler } from 'react';

export interface DialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Asked to close: by the close button or Escape. Not called while `isUpdating` or without `isDismissable`. */
  readonly onClose: () => void;
  /** Names it, and is its heading. */
  readonly title: ReactNode;
  /** One line under the title. */
  readonly help?: ReactNode;
  /** What it is about. */
  readonly children: ReactNode;
  /** Why it could not be saved: stands above the rest of the body, is read out, and is scrolled to. Take it away before the next attempt. */
  readonly error?: ReactNode;
  /** Actions, from the quietest to the primary one. */
  readonly footer?: ReactNode;
  /** Before the actions: what is missing, or the one way out. */
  readonly footerStart?: ReactNode;
  /** 440, 600 or 840 px. @default 'medium' */
  readonly width?: 'small' | 'medium' | 'large';
  /** A change is on its way: ticks run, fields are read-only, close and Escape wait. @default false */
  readonly isUpdating?: boolean;
  /** Read while updating. @default "Saving" */
  readonly updatingText?: string;
  /** False leaves no close button and no Escape: the dialog itself must offer a way out. @default true */
  readonly isDismissable?: boolean;
  /** False leaves closing to Escape and a button of the footer, where both beside each other would say the same. @default true */
  readonly hasCloseButton?: boolean;
  /** Makes body and foot a form. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** What gets the focus first. @default the first field or button of the body */
  readonly initialFocusRef?: RefObject<HTMLElement | null>;
  /** `dialog` gives the focus to the dialog itself, where it is to be read from its beginning. @default 'field' */
  readonly initialFocus?: 'field' | 'dialog';
  /** Gets the focus after closing where what had it before has gone, or goes while it has it: a heading with `tabIndex={-1}`, the button that adds. @default what continues in its place: the next row of a `Table`, or else the section around */
  readonly returnFocusRef?: RefObject<HTMLElement | null>;
  /** `alertdialog` interrupts for an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  /** Name of the close button. @default "Close" */
  readonly closeLabel?: string;
  /** Joins the class names of the panel. */
  readonly className?: string;
  /** Of the panel. */
  readonly id?: string;
  /** Reaches the panel. */
  readonly ref?: Ref<HTMLDivElement>;
  /** For tests; reaches the panel. */
  readonly 'data-testid'?: string;
}
