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
import { useContact, usePurposes } from '../contacts.queries.ts';
import { useContactRights } from '../useContactRights.ts';
import { ContactForm } from './ContactForm.tsx';
import { FormSection, FormSections } from './ContactForm.styles.ts';
import { ContactNotices } from './ContactNotices.tsx';
import { ContactTest } from './ContactTest.tsx';
import {
  contactDetailsOf,
  contactFormId,
  contactFormOf,
  emptyContact,
  newAssignment,
  othersTold,
  type FormAssignment,
} from './contactForm.ts';
import { useContactForm } from './useContactForm.ts';

export interface ContactEditorProps {
  /** Undefined for a new one. */
  contactId: string | undefined;
  /** What it is to be told about, too. */
  purpose: ContactType | '';
  onClose: () => void;
}

/** A contact beside the list: all that is known of it, to be changed; or a new one. */
export function ContactEditor({ contactId, purpose, onClose }: ContactEditorProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useContact(contactId);
  if (contactId === undefined) return <NewContact purpose={purpose} onClose={onClose} />;
  if (data !== undefined && error === undefined)
    return <OpenContact contact={data} purpose={purpose} onClose={onClose} onOutdated={() => void mutate()} />;
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
  const added = useAdded(purpose, undefined);
  const [initial] = useState(() => emptyContact(added, language, timeZone));
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
      <FormSections>
        <ContactForm form={form} />
      </FormSections>
    </FormDialog>
  );
}

/** What is to be told about, as it begins: after all others. */
function useAdded(purpose: ContactType | '', contactId: string | undefined): FormAssignment[] {
  const { data } = usePurposes();
  return purpose === '' ? [] : [newAssignment(purpose, othersTold(data, purpose, contactId).length + 1)];
}

function NewHelp() {
  return useIntl().formatMessage({ id: 'contactForm.new.help' });
}

function NotSaved({ error }: { error: unknown }) {
  return <FailureText title="contactForm.notSaved" message={contactFailure(error).message} error={error} />;
}

interface OpenContactProps {
  contact: Contact;
  purpose: ContactType | '';
  onClose: () => void;
  onOutdated: () => void;
}

function OpenContact({ contact, purpose, onClose, onOutdated }: OpenContactProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { mayChange } = useContactRights();
  // What the form began with: a newer state must not slip in under what is typed.
  const [base, setBase] = useState(contact);
  const formId = contactFormId(contact.id);
  const added = useAdded(mayChange ? purpose : '', contact.id);
  const stored = contactFormOf(base);
  const form = useContactForm(stored, formId, { ...stored, assignments: [...stored.assignments, ...added] });
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
    <FormSections>
      {isConflict && (
        <FormSection>
          <Note
            tone="attention"
            action={<Button onClick={takeOver}>{formatMessage({ id: 'contactForm.conflict.takeOver' })}</Button>}
          >
            {formatMessage({ id: 'contactForm.conflict' })}
          </Note>
        </FormSection>
      )}
      <ContactForm form={form} contact={contact} isReadOnly={!mayChange} />
      <ContactTest contact={contact} mayChange={mayChange} />
      <ContactNotices contactId={contact.id} />
    </FormSections>
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
