import type { UserImportResult } from '@skerry/contracts';
import { StatusLabel, Table, type StatusTone, type TableColumn } from '@skerry/ui';
import {
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCirclePlus,
  IconCircleXFilled,
  IconPencil,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { fieldErrorMessage } from '../userForm.ts';
import { userTextFields } from '../userFormValues.ts';
import type { ReadRow } from './userRows.ts';

type Result = UserImportResult['results'][number];

/** One line with what becomes of it. */
export interface ImportedRow extends ReadRow {
  readonly result: Result;
}

const looks = {
  CREATED: { tone: 'positive', icon: IconCirclePlus },
  UPDATED: { tone: 'info', icon: IconPencil },
  UNCHANGED: { tone: 'neutral', icon: IconCircleCheckFilled },
  SKIPPED: { tone: 'neutral', icon: IconCircleMinus },
  FAILED: { tone: 'critical', icon: IconCircleXFilled },
} as const satisfies Record<Result['outcome'], { tone: StatusTone; icon: typeof IconPencil }>;

export interface ImportTableProps {
  rows: readonly ImportedRow[];
  /** What was done, rather than what would be. */
  isDone: boolean;
}

/** The lines of an import, those that are wrong first. */
export function ImportTable({ rows, isDone }: ImportTableProps) {
  const { formatMessage } = useIntl();
  const sorted = useMemo(() => rows.toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one))), [rows]);
  const columns = useMemo<TableColumn<ImportedRow>[]>(
    () => [
      {
        id: 'user',
        header: formatMessage({ id: 'userImport.field.user' }),
        cell: ({ user, number }) => (
          <>
            <CellLine>{user.email === '' ? formatMessage({ id: 'userImport.noEmail' }) : user.email}</CellLine>{' '}
            <CellDetail>
              {[formatMessage({ id: 'userImport.row' }, { row: number }), `${user.firstName} ${user.lastName}`.trim()]
                .filter(Boolean)
                .join(' · ')}
            </CellDetail>
          </>
        ),
      },
      {
        id: 'outcome',
        header: formatMessage({ id: 'userImport.field.outcome' }),
        cell: (row) => (
          <>
            <StatusLabel {...looks[row.result.outcome]}>
              {formatMessage({ id: `userImport.${isDone ? 'result' : 'plan'}.${row.result.outcome}` })}
            </StatusLabel>
            {faultsOf(row).map(({ id, values }) => (
              <CellDetail key={id}>{formatMessage({ id }, values)}</CellDetail>
            ))}
          </>
        ),
      },
    ],
    [formatMessage, isDone],
  );
  return (
    <Table
      label={formatMessage({ id: 'userImport.table' })}
      columns={columns}
      rows={sorted}
      rowKey={({ number }) => String(number)}
      density="compact"
      isVirtual={false}
    />
  );
}

export function isWrong({ result }: ImportedRow): boolean {
  return result.outcome === 'FAILED';
}

/** Why a line can't be imported. */
function faultsOf({ fault, result }: ImportedRow): MessageDescriptor[] {
  if (fault) return [{ id: fault }];
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
