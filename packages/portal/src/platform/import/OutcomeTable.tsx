import type { MessageId } from '@skerry/i18n';
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
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { CellDetail, CellLine } from '../services-section/CellLines.ts';
import type { FileRow, Imported } from './ImportDialog.tsx';

const looks = {
  CREATED: { tone: 'positive', icon: IconCirclePlus },
  UPDATED: { tone: 'info', icon: IconPencil },
  UNCHANGED: { tone: 'neutral', icon: IconCircleCheckFilled },
  SKIPPED: { tone: 'neutral', icon: IconCircleMinus },
  FAILED: { tone: 'critical', icon: IconCircleXFilled },
} as const satisfies Record<string, { tone: StatusTone; icon: typeof IconPencil }>;

type Outcome = { outcome: keyof typeof looks };

export interface OutcomeTableProps<Row extends FileRow, Result extends Outcome> {
  /** Begins the ids of its texts. */
  texts: 'userImport' | 'contactImport';
  /** Of what the lines are. */
  heading: MessageId;
  rows: readonly Imported<Row, Result>[];
  /** What was done, rather than what would be. */
  isDone: boolean;
  emailOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What else the line says, such as what it is for; empty for nothing. */
  detailOf?: (row: Row) => string;
  /** Why a line can't be imported. Keep the functions outside of the component. */
  faultsOf: (row: Imported<Row, Result>) => readonly MessageDescriptor[];
}

/** The lines of an import, those that are wrong first. */
export function OutcomeTable<Row extends FileRow, Result extends Outcome>(props: OutcomeTableProps<Row, Result>) {
  const { texts, heading, rows, isDone, emailOf, nameOf, detailOf, faultsOf } = props;
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const sorted = useMemo(() => rows.toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one))), [rows]);
  const columns = useMemo<TableColumn<Imported<Row, Result>>[]>(() => {
    const outcome = (row: Imported<Row, Result>) => (
      <>
        <StatusLabel {...looks[row.result.outcome]}>
          {formatMessage({ id: `${texts}.${isDone ? 'result' : 'plan'}.${row.result.outcome}` })}
        </StatusLabel>
        {(row.fault ? [{ id: row.fault }] : faultsOf(row)).map(({ id, values }: MessageDescriptor) => (
          <CellDetail key={id}>{formatMessage({ id }, values)}</CellDetail>
        ))}
      </>
    );
    const thing: TableColumn<Imported<Row, Result>> = {
      id: 'thing',
      header: formatMessage({ id: heading }),
      cell: (row) => (
        <>
          <CellLine>{emailOf(row) === '' ? formatMessage({ id: `${texts}.noEmail` }) : emailOf(row)}</CellLine>{' '}
          <CellDetail>
            {[formatMessage({ id: `${texts}.row` }, { row: row.number }), nameOf(row)].filter(Boolean).join(' · ')}
          </CellDetail>
          {detailOf && detailOf(row) !== '' && <CellDetail>{detailOf(row)}</CellDetail>}
          {/* Beside each other there is room for neither on a phone. */}
          {isPhone && <div>{outcome(row)}</div>}
        </>
      ),
    };
    if (isPhone) return [thing];
    return [thing, { id: 'outcome', header: formatMessage({ id: `${texts}.field.outcome` }), cell: outcome }];
  }, [formatMessage, isPhone, texts, heading, isDone, emailOf, nameOf, detailOf, faultsOf]);
  return (
    <Table
      label={formatMessage({ id: `${texts}.table` })}
      columns={columns}
      rows={sorted}
      rowKey={({ number }) => String(number)}
      density="compact"
      isVirtual={false}
    />
  );
}

const isWrong = ({ result }: { result: Outcome }) => result.outcome === 'FAILED';
