import type { UserImportResult } from '@skerry/contracts';
import { useCallback } from 'react';
import { ImportDialog } from '../../../platform/import/ImportDialog.tsx';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { userFailure } from '../userRefusal.ts';
import { ImportTable } from './ImportTable.tsx';
import { importFormId } from './importFormId.ts';
import { useCheckImport, useImportUsers } from './userImport.mutations.ts';
import { importColumns, maxImportRows, readUserRows, type ReadRow } from './userRows.ts';

export interface ImportUsersDialogProps {
  onClose: () => void;
}

/** Users from a file: brought, looked at line by line, then imported. */
export function ImportUsersDialog({ onClose }: ImportUsersDialogProps) {
  const roles = useRoles().data;
  const read = useCallback((text: string) => readUserRows(text, roles ?? []), [roles]);
  return (
    <ImportDialog
      texts="userImport"
      formId={importFormId}
      columns={importColumns}
      maxRows={maxImportRows}
      read={roles && read}
      itemOf={itemOf}
      failedResult={failedResult}
      check={useCheckImport()}
      send={useImportUsers()}
      failureOf={userFailure}
      table={(rows, isDone) => <ImportTable rows={rows} isDone={isDone} />}
      onClose={onClose}
    />
  );
}

const itemOf = ({ user }: ReadRow) => user;
const failedResult: UserImportResult['results'][number] = { outcome: 'FAILED', userId: null, code: null, errors: [] };
