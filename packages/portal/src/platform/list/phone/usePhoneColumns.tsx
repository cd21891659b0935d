import type { TableColumn } from '@skerry/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PhoneEnd, PhoneLine, PhoneLines } from './PhoneRow.styles.ts';

/** What a row says on a phone, in two lines: what it is at the start, its state at the end; with a third for how it stands. */
export interface PhoneRow<Row> {
  /** Ids of the columns whose values it shows, which the menu of a list says. */
  readonly shows?: readonly string[];
  /** Names the column in a head above the rows; without it the head is there for screen readers only. */
  readonly titleHeader?: string;
  readonly controlHeader?: string;
  readonly title: (row: Row) => ReactNode;
  readonly detail?: (row: Row) => ReactNode;
  readonly end?: (row: Row) => ReactNode;
  readonly endDetail?: (row: Row) => ReactNode;
  /** The third line. */
  readonly foot?: (row: Row) => ReactNode;
  /** A switch or button of the row. */
  readonly control?: (row: Row) => ReactNode;
  /** A button below the lines, as wide as the row; null where a row has none. Keep the function between renders. */
  readonly below?: (row: Row) => ReactNode;
}

/** A row on a phone: one column of lines, and one of what can be pressed in it. */
export function usePhoneColumns<Row>(phone: PhoneRow<Row>): readonly TableColumn<Row>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const { titleHeader, controlHeader, title, detail, end, endDetail, foot, control } = phone;
    return [
      {
        id: 'title',
        header: titleHeader ?? formatMessage({ id: 'list.phone.title' }),
        cell: (row) => (
          <PhoneLines {...(foot && { 'data-has-foot': '' })}>
            <PhoneLine>
              <span data-cut="">{title(row)}</span>
              <PhoneEnd>{end?.(row)}</PhoneEnd>
            </PhoneLine>
            {(detail ?? endDetail) && (
              <PhoneLine data-is-detail="">
                <span data-cut="">{detail?.(row)}</span>
                <PhoneEnd>{endDetail?.(row)}</PhoneEnd>
              </PhoneLine>
            )}
            {foot && <PhoneLine>{foot(row)}</PhoneLine>}
          </PhoneLines>
        ),
      },
      ...(control
        ? [
            {
              id: 'control',
              header: controlHeader ?? formatMessage({ id: 'list.phone.state' }),
              width: '5rem',
              cell: control,
            },
          ]
        : []),
    ];
  }, [formatMessage, phone]);
}
