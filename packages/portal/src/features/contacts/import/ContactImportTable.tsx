import type { ContactImportResult } from '@skerry/contracts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import type { Imported } from '../../../platform/import/ImportDialog.tsx';
import { OutcomeTable } from '../../../platform/import/OutcomeTable.tsx';
import { contactFaultMessage } from '../editor/contactForm.ts';
import type { ContactRow } from './contactRows.ts';

type ImportedContact = Imported<ContactRow, ContactImportResult['results'][number]>;

export interface ContactImportTableProps {
  rows: readonly ImportedContact[];
  /** What was done, rather than what would be. */
  isDone: boolean;
}

/** The lines of an import, those that are wrong first. */
export function ContactImportTable({ rows, isDone }: ContactImportTableProps) {
  const { formatMessage } = useIntl();
  const purposesOf = useCallback(
    ({ contact }: ContactRow) => {
      const types = new Set(contact.assignments.map(({ type }) => type));
      return [...types].map((type) => formatMessage({ id: `contacts.type.${type}` })).join(', ');
    },
    [formatMessage],
  );
  return (
    <OutcomeTable
      texts="contactImport"
      heading="contactImport.field.contact"
      rows={rows}
      isDone={isDone}
      emailOf={emailOf}
      nameOf={nameOf}
      detailOf={purposesOf}
      faultsOf={faultsOf}
    />
  );
}

const emailOf = ({ contact }: ContactRow) => contact.email;
const nameOf = ({ contact }: ContactRow) => contact.name;

function faultsOf({ result }: ImportedContact): readonly MessageDescriptor[] {
  if (result.code === 'SEVERAL_CONTACTS') return [{ id: 'contactImport.fault.several' }];
  return result.errors.map(contactFaultMessage);
}
