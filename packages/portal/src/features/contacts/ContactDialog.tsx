import type { Contact, ContactType } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, ConfirmDialog, Note, Stack, Text } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { FailureNote, FailureText } from '../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useSend, useSendOnce } from '../../platform/data/useSend.ts';
import { DialogForm } from '../../platform/form/DialogForm.tsx';
import { refusedFields } from '../../platform/form/field-errors.ts';
import { useTypedTexts } from '../../platform/form/useTypedTexts.ts';
import { contactFailure } from './contactFailure.ts';
import { useDeleteContact, useReplaceContact } from './contacts.mutations.ts';
import { findContacts } from './contacts.queries.ts';

export interface ContactDialogProps {
  kind: 'replace' | 'remove';
  contact: Contact;
  /** Of the purposes that somebody else takes over; undefined for all. */
  types: readonly ContactType[] | undefined;
  onClose: () => void;
  onReplaceInstead: () => void;
  onDone: () => void;
}

/** Asks who takes over from a contact, or whether it is to be removed. */
export function ContactDialog({ kind, ...props }: ContactDialogProps) {
  return kind === 'replace' ? <ReplaceDialog {...props} /> : <RemoveDialog {...props} />;
}

type OwnProps = Omit<ContactDialogProps, 'kind'>;

function ReplaceDialog({ contact, types, onClose, onDone }: OwnProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const api = useApi();
  // Whoever is chosen is chosen still when the session has ended and begun anew.
  const chosen = useTypedTexts(`contacts.replace.${contact.id}`, { value: '', label: '' });
  const other = chosen.values.value === '' ? undefined : chosen.values;
  const { isPending, error, send } = useSendOnce(useReplaceContact(), {
    onSent: ({ name }) => {
      alerts.success('contacts.alert.replaced', { name: contact.name, other: name });
      onDone();
    },
    failureOf: contactFailure,
  });
  const [refused] = refusedFields(error, ['withContactId']);
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const found = await findContacts(api, text, signal);
      return found
        .filter(({ id }) => id !== contact.id)
        .map(({ id, name, email }) => ({ value: id, label: name, description: email }));
    },
    [api, contact.id],
  );
  const moved = contact.assignments.map(({ type }) => type).filter((type) => types?.includes(type) ?? true);
  return (
    <DialogForm
      title={formatMessage({ id: 'contacts.replace.title' }, { name: contact.name })}
      help={formatMessage(
        { id: 'contacts.replace.help' },
        {
          purposes: formatList(
            language,
            [...new Set(moved)].map((type) => formatMessage({ id: `contacts.type.${type}` })),
          ),
        },
      )}
      submitLabel={formatMessage({ id: 'contacts.replace.submit' })}
      pendingLabel={formatMessage({ id: 'contacts.replace.pending' })}
      isDirty={false}
      canSubmit={other !== undefined}
      isPending={isPending}
      error={
        error !== undefined &&
        refused === undefined && (
          <FailureText title="contacts.replace.failed" message={contactFailure(error).message} error={error} />
        )
      }
      onSubmit={() => {
        if (other) send({ contactId: contact.id, withContactId: other.value, types });
      }}
      onClose={onClose}
    >
      <Combobox
        label={formatMessage({ id: 'contacts.replace.with' })}
        loadOptions={loadOptions}
        value={other}
        onValueChange={(choice) => {
          chosen.set('value', choice?.value ?? '');
          chosen.set('label', choice?.label ?? '');
        }}
        nothingFoundText={formatMessage({ id: 'contacts.replace.noneFound' })}
        error={
          refused &&
          formatMessage({
            id: refused.error.type === 'needsPhone' ? 'contacts.replace.needsPhone' : 'contacts.replace.unknown',
          })
        }
      />
      {moved.length === contact.assignments.length && (
        <Note>{formatMessage({ id: 'contacts.replace.removes' }, { name: contact.name })}</Note>
      )}
    </DialogForm>
  );
}

function RemoveDialog({ contact, onClose, onDone, onReplaceInstead }: OwnProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, error, send } = useSend(useDeleteContact(), {
    onSent: () => {
      alerts.success('contacts.alert.removed');
      onDone();
    },
    failureOf: contactFailure,
  });
  const failure = error === undefined ? undefined : contactFailure(error);
  const isLast = failure?.refusal?.startsWith('contacts.refused.last') === true;
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'contacts.remove.title' })}
      confirmLabel={formatMessage({ id: 'contacts.remove.confirm' })}
      cancelLabel={formatMessage({ id: 'contacts.remove.cancel' })}
      updatingLabel={formatMessage({ id: 'contacts.remove.pending' })}
      isUpdating={isPending}
      onConfirm={() => send(contact)}
      onCancel={onClose}
    >
      <Stack>
        {failure && (
          <FailureNote
            title="contacts.remove.failed"
            message={failure.message}
            advice={failure.isConflict ? 'contacts.remove.changed' : undefined}
            error={error}
          />
        )}
        <Text as="p">{formatMessage({ id: 'contacts.remove.body' }, { name: contact.name })}</Text>
        {isLast && <Button onClick={onReplaceInstead}>{formatMessage({ id: 'contacts.action.replace' })}</Button>}
      </Stack>
    </ConfirmDialog>
  );
}
