import type { Contact, ContactType } from '@skerry/contracts';
import { Button, DateTime, Drawer, EmptyState, Note, Skeleton, Stack } from '@skerry/ui';
import { IconAddressBookOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useTimeZone } from '../../../platform/format/useTimeZone.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { contactFailure } from '../contactFailure.ts';
import { useCreateContact, useUpdateContact } from '../contacts.mutations.ts';
import { useContact } from '../contacts.queries.ts';
import { useContactRights } from '../useContactRights.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactMails } from './ContactMails.tsx';
import { contactDetailsOf, contactFormId, contactFormOf, emptyContact } from './contactForm.ts';
import { useContactForm } from './useContactForm.ts';

export interface ContactEditorProps {
  /** Undefined for a new one. */
  contactId: string | undefined;
  /** What a new one is told about at first. */
  purpose: ContactType | '';
  onClose: () => void;
}

/** A contact beside the list: all that is known of it, to be changed; or a new one. */
export function ContactEditor({ contactId, purpose, onClose }: ContactEditorProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useContact(contactId);
  if (contactId === undefined) return <NewContact purpose={purpose} onClose={onClose} />;
  if (data !== undefined && error === undefined)
    return <OpenContact contact={data} onClose={onClose} onOutdated={() => void mutate()} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Drawer isOpen width="large" title={formatMessage({ id: 'contactForm.loading' })} onClose={onClose}>
      {isGone ? (
        <EmptyState
          icon={IconAddressBookOff}
          title={formatMessage({ id: 'contactForm.gone' })}
          action={<Button onClick={onClose}>{formatMessage({ id: 'contactForm.back' })}</Button>}
        />
      ) : error !== undefined ? (
        <FetchFailure title="contacts.error" error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Stack aria-busy>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton width={60} />
        </Stack>
      )}
    </Drawer>
  );
}

function NewContact({ purpose, onClose }: Pick<ContactEditorProps, 'purpose' | 'onClose'>) {
  const alerts = useAlerts();
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const [initial] = useState(() => emptyContact(purpose, language, timeZone));
  const form = useContactForm(initial, contactFormId(undefined));
  const keyOf = useIdempotencyKey();
  const create = useCreateContact();
  const [error, setError] = useState<unknown>();

  function save() {
    const details = contactDetailsOf(form.values);
    setError(undefined);
    create.start(
      { details, idempotencyKey: keyOf(details) },
      {
        done: () => {
          alerts.success('contacts.alert.added');
          onClose();
        },
        failed: (failure) => {
          if (!form.refuse(failure)) setError(failure);
        },
      },
    );
  }

  return (
    <FormDialog
      frame="drawer"
      width="large"
      formId={contactFormId(undefined)}
      title="contactForm.new"
      help={<NewHelp />}
      submitLabel="contactForm.add"
      reason={form.reason}
      isDirty={form.isDirty}
      canSubmit={form.canSend}
      isPending={create.isPending}
      error={error !== undefined && <NotSaved error={error} />}
      onSubmit={save}
      onClose={onClose}
    >
      <ContactForm form={form} />
    </FormDialog>
  );
}

function NewHelp() {
  return useIntl().formatMessage({ id: 'contactForm.new.help' });
}

function NotSaved({ error }: { error: unknown }) {
  return <FailureText title="contactForm.notSaved" message={contactFailure(error).message} error={error} />;
}

interface OpenContactProps {
  contact: Contact;
  onClose: () => void;
  onOutdated: () => void;
}

function OpenContact({ contact, onClose, onOutdated }: OpenContactProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { mayChange } = useContactRights();
  // What the form began with: a newer state must not slip in under what is typed.
  const [base, setBase] = useState(contact);
  const formId = contactFormId(contact.id);
  const form = useContactForm(contactFormOf(base), formId);
  const update = useUpdateContact();
  const [error, setError] = useState<unknown>();
  const isConflict = error !== undefined && contactFailure(error).isConflict;

  function save() {
    setError(undefined);
    update.start(
      { contact: { id: contact.id, version: base.version }, details: contactDetailsOf(form.values) },
      {
        done: () => {
          alerts.success('contacts.alert.updated');
          onClose();
        },
        failed: (failure) => {
          if (form.refuse(failure)) return;
          setError(failure);
          if (contactFailure(failure).isOutdated) onOutdated();
        },
      },
    );
  }

  function takeOver() {
    setBase(contact);
    form.reset(contactFormOf(contact));
    setError(undefined);
  }

  const help = (
    <>
      {formatMessage({ id: 'contactForm.addedBy' }, { name: contact.createdBy })} <DateTime value={contact.createdAt} />
    </>
  );
  const body = (
    <>
      {isConflict && (
        <Note
          tone="attention"
          action={<Button onClick={takeOver}>{formatMessage({ id: 'contactForm.conflict.takeOver' })}</Button>}
        >
          {formatMessage({ id: 'contactForm.conflict' })}
        </Note>
      )}
      <ContactForm form={form} contact={contact} isReadOnly={!mayChange} />
      <ContactMails contact={contact} mayChange={mayChange} />
    </>
  );
  if (!mayChange)
    return (
      <Drawer isOpen width="large" title={contact.name} help={help} onClose={onClose}>
        <Stack>{body}</Stack>
      </Drawer>
    );
  return (
    <FormDialog
      frame="drawer"
      width="large"
      formId={formId}
      title={{ text: contact.name }}
      help={help}
      submitLabel="contactForm.save"
      reason={form.reason}
      isDirty={form.isDirty}
      canSubmit={form.canSend && form.isDirty && !isConflict}
      isPending={update.isPending}
      error={error !== undefined && !isConflict && <NotSaved error={error} />}
      onSubmit={save}
      onClose={onClose}
    >
      {body}
    </FormDialog>
  );
}
