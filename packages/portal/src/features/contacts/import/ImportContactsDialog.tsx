import type { ContactImportResult } from '@skerry/contracts';
import { ImportDialog } from '../../../platform/import/ImportDialog.tsx';
import { contactFailure } from '../contactFailure.ts';
import { useCheckContactImport, useImportContacts } from '../contacts.mutations.ts';
import { ContactImportTable } from './ContactImportTable.tsx';
import { contactImportFormId } from './contactImportFormId.ts';
import { contactColumns, maxContactRows, readContactRows, type ContactRow } from './contactRows.ts';

export interface ImportContactsDialogProps {
  onClose: () => void;
}

/** Contacts from a file: brought, looked at line by line, then imported. */
export function ImportContactsDialog({ onClose }: ImportContactsDialogProps) {
  return (
    <ImportDialog
      texts="contactImport"
      formId={contactImportFormId}
      columns={contactColumns}
      maxRows={maxContactRows}
      read={readContactRows}
      itemOf={itemOf}
      failedResult={failedResult}
      check={useCheckContactImport()}
      send={useImportContacts()}
      failureOf={contactFailure}
      table={(rows, isDone) => <ContactImportTable rows={rows} isDone={isDone} />}
      onClose={onClose}
    />
  );
}

const itemOf = ({ contact }: ContactRow) => contact;
const failedResult: ContactImportResult['results'][number] = {
  outcome: 'FAILED',
  contactId: null,
  code: null,
  errors: [],
};
