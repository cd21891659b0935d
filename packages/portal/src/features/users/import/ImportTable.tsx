import type { UserImportResult } from '@skerry/contracts';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import type { Imported } from '../../../platform/import/ImportDialog.tsx';
import { OutcomeTable } from '../../../platform/import/OutcomeTable.tsx';
import { fieldErrorMessage } from '../userForm.ts';
import { userTextFields } from '../userFormValues.ts';
import type { ReadRow } from './userRows.ts';

/** One line with what becomes of it. */
export type ImportedRow = Imported<ReadRow, UserImportResult['results'][number]>;

export interface ImportTableProps {
  rows: readonly ImportedRow[];
  /** What was done, rather than what would be. */
  isDone: boolean;
}

/** The lines of an import, those that are wrong first. */
export function ImportTable({ rows, isDone }: ImportTableProps) {
  return (
    <OutcomeTable
      texts="userImport"
      heading="userImport.field.user"
      rows={rows}
      isDone={isDone}
      emailOf={emailOf}
      nameOf={nameOf}
      faultsOf={faultsOf}
    />
  );
}

const emailOf = ({ user }: ReadRow) => user.email;
const nameOf = ({ user }: ReadRow) => `${user.firstName} ${user.lastName}`.trim();

/** Why a line can't be imported. */
function faultsOf({ result }: ImportedRow): MessageDescriptor[] {
  if (result.code === 'OWN_ACCOUNT') return [{ id: 'users.refused.ownAccount' }];
  if (result.code === 'LAST_ADMINISTRATOR') return [{ id: 'users.refused.lastAdministrator' }];
  if (result.code === 'TOO_MANY_INVITATIONS') return [{ id: 'users.refused.tooManyInvitations' }];
  if (result.code === 'PERMISSION_NOT_HELD' || result.code === 'MORE_THAN_OWN_RIGHTS')
    return [{ id: 'userImport.fault.groupRights' }];
  return result.errors.map((error): MessageDescriptor => {
    if (error.code === 'twice') return { id: 'userImport.fault.twice' };
    if (error.field === 'roleIds') return { id: 'userImport.fault.role' };
    if (error.field === 'groups') return { id: 'userImport.fault.group' };
    const field = userTextFields.find((each) => each === error.field);
    return field ? fieldErrorMessage(field, error) : { id: 'form.invalid' };
  });
}
