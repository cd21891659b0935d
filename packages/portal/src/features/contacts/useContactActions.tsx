import type { Contact, ContactType } from '@skerry/contracts';
import { useState, type ReactNode } from 'react';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { contactFailure } from './contactFailure.ts';
import { useSendVerification, useTestContact } from './contacts.mutations.ts';
import type { ContactDialogProps } from './ContactDialog.tsx';

const dialogPart: Part<ContactDialogProps> = {
  texts: ['contact-form', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./ContactDialog.tsx')).ContactDialog,
};

function Dialog(props: ContactDialogProps) {
  const { Component } = useRequiredComponent(dialogPart);
  return Component && <Component {...props} />;
}

export interface ContactActions {
  readonly test: () => void;
  readonly verify: () => void;
  readonly replace: () => void;
  readonly remove: () => void;
  readonly isMailing: boolean;
}

/**
 * What can be done with a contact, and the dialog that asks.
 *
 * @param types Of the purposes that somebody else takes over; without it, all.
 */
export function useContactActions(
  contact: Contact,
  { types, onGone }: { types?: readonly ContactType[] | undefined; onGone?: () => void } = {},
): { actions: ContactActions; dialog: ReactNode } {
  const alerts = useAlerts();
  const [asks, setAsks] = useState<ContactDialogProps['kind']>();
  const test = useTestContact();
  const verify = useSendVerification();
  const failed = (error: unknown) => alerts.failure(error, { message: contactFailure(error).message });
  const mail = (write: typeof test, done: 'contacts.alert.tested' | 'contacts.alert.asked') => () =>
    write.start(
      { contactId: contact.id, idempotencyKey: newIdempotencyKey() },
      { done: () => alerts.success(done, { email: contact.email }), failed },
    );
  return {
    actions: {
      test: mail(test, 'contacts.alert.tested'),
      verify: mail(verify, 'contacts.alert.asked'),
      replace: () => setAsks('replace'),
      remove: () => setAsks('remove'),
      isMailing: test.isPending || verify.isPending,
    },
    dialog: asks && (
      <Dialog
        kind={asks}
        contact={contact}
        types={types}
        onClose={() => setAsks(undefined)}
        onReplaceInstead={() => setAsks('replace')}
        onDone={() => {
          setAsks(undefined);
          onGone?.();
        }}
      />
    ),
  };
}
