import { Button, PageHeader, Stack, SubMenu } from '@skerry/ui';
import { IconFileTypeCsv, IconPlus, IconUpload } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Location } from 'react-router-dom';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { asFile, useFileDownload } from '../../platform/files/useFileDownload.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { UnsavedChangesDialog } from '../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { UnsavedFormsContext } from '../../platform/unsaved-changes/useUnsavedForm.ts';
import { useUnsavedChangesGuard } from '../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { contactsFormat, newContact } from './contactsAddress.ts';
import { contactFilterOf, useContactCount, usePurposes } from './contacts.queries.ts';
import type { ContactEditorProps } from './editor/ContactEditor.tsx';
import { contactImportFormId } from './import/contactImportFormId.ts';
import type { ImportContactsDialogProps } from './import/ImportContactsDialog.tsx';
import { ContactsList } from './list/ContactsList.tsx';
import type { PurposeCardsProps } from './purposes/PurposeCards.tsx';
import { useContactRights } from './useContactRights.ts';

const importDialog: Part<ImportContactsDialogProps> = {
  texts: ['contact-import', 'contact-form', 'form', 'validation', 'ui-form', 'ui-files'],
  component: async () => (await import('./import/ImportContactsDialog.tsx')).ImportContactsDialog,
};
const editorPart: Part<ContactEditorProps> = {
  texts: ['contact-form', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./editor/ContactEditor.tsx')).ContactEditor,
};
const purposesPart: Part<PurposeCardsProps> = {
  texts: [],
  component: async () => (await import('./purposes/PurposeCards.tsx')).PurposeCards,
};

function Editor(props: ContactEditorProps) {
  const { Component } = useRequiredComponent(editorPart);
  return Component && <Component {...props} />;
}

function Purposes(props: PurposeCardsProps) {
  const { Component } = useRequiredComponent(purposesPart);
  return Component && <Component {...props} />;
}

const openOne = ({ search }: Location) => new URLSearchParams(search).get('contact') ?? '';
const leaves = (before: Location, after: Location) =>
  before.pathname !== after.pathname || openOne(before) !== openOne(after);

/** Whom the provider tells of what: by person, and by purpose. */
export function ContactsPage() {
  const { formatMessage } = useIntl();
  const address = useListAddress(contactsFormat);
  const { view } = address;
  const { mayAdd, mayHandleAll } = useContactRights();
  const count = useContactCount();
  const purposes = usePurposes();
  const importing = useLazyDialog(importDialog, contactImportFormId);
  const download = useFileDownload({ failed: 'contacts.exportFailed', invalid: 'contacts.invalidFile' });
  const [dirty, setDirty] = useState(false);
  const report = useCallback((_formId: string, isDirty: boolean) => setDirty(isDirty), []);
  // What was open and is to be closed: the guard must have heard of it before the address changes.
  const [closed, setClosed] = useState('');
  const isClosing = closed !== '' && closed === view.contact;
  if (closed !== '' && !isClosing) setClosed('');
  const guard = useUnsavedChangesGuard(dirty && !isClosing, leaves);
  const open = (contact: string, purpose: typeof view.purpose = '') =>
    address.change({ contact, purpose, page: view.page });

  const leaveOpenOne = useEffectEvent(() => address.correct({ contact: '', purpose: '' }));
  useEffect(() => {
    if (isClosing) leaveOpenOne();
  }, [isClosing]);

  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.contacts' })}
        {...(mayAdd && {
          actions: (
            <Button variant="primary" icon={IconPlus} onClick={() => open(newContact)}>
              {formatMessage({ id: 'contacts.add' })}
            </Button>
          ),
        })}
        more={[
          {
            items: [
              {
                label: formatMessage({ id: 'contacts.export' }),
                icon: IconFileTypeCsv,
                onSelect: () =>
                  download.start((api) =>
                    api.customerContact.GET('/contacts/export', {
                      params: { query: contactFilterOf(view) },
                      ...asFile,
                    }),
                  ),
              },
              ...(mayHandleAll
                ? [{ label: formatMessage({ id: 'contacts.import' }), icon: IconUpload, onSelect: importing.open }]
                : []),
            ],
          },
        ]}
        tabs={
          <SubMenu
            currentPath={address.hrefOf({ page: 0, contact: '' })}
            items={[
              {
                href: address.hrefOf({ view: 'person', page: 0, contact: '' }),
                label: formatMessage({ id: 'contacts.view.person' }),
                count: count ?? null,
              },
              {
                href: address.hrefOf({ view: 'purpose', page: 0, contact: '' }),
                label: formatMessage({ id: 'contacts.view.purpose' }),
                count: purposes.data?.length ?? null,
              },
            ]}
          />
        }
      />
      <UnsavedFormsContext value={report}>
        {view.view === 'person' ? (
          <ContactsList address={address} onAdd={mayAdd ? () => open(newContact) : undefined} />
        ) : (
          <Purposes address={address} purposes={purposes} onOpen={open} />
        )}
        {view.contact !== '' && (
          <Editor
            key={view.contact}
            contactId={view.contact === newContact ? undefined : view.contact}
            purpose={view.purpose}
            onClose={() => setClosed(view.contact)}
          />
        )}
      </UnsavedFormsContext>
      {importing.Dialog && <importing.Dialog onClose={importing.close} />}
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}
