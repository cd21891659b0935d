import { IconButton, Sheet, StatusLabel, Table, type TableColumn } from '@skerry/ui';
import { IconBan, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { reasonText } from '../../../platform/services-section/service-change-reasons.ts';
import type { WantedService } from '../changeTarget.ts';

interface Row {
  id: string;
  name: string;
  siteName: string;
  /** Why it is left out. */
  reason: string | undefined;
}

export interface ChangedServicesProps {
  wanted: readonly WantedService[];
  goneIds: readonly string[];
  /** By service id. */
  reasons: ReadonlyMap<string, string>;
}

/** Which services an order is for, and why others are left out. */
export function ChangedServices({ wanted, goneIds, reasons }: ChangedServicesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [, setQuery] = useSearchParams();
  const all: Row[] = [
    ...wanted.map(({ service: { serviceId: id, serviceName, siteName, productInformation } }) => ({
      id,
      name: translatedName(productInformation.translations, language, serviceName),
      siteName,
      reason: reasons.get(id),
    })),
    ...goneIds.map((id) => ({ id, name: '', siteName: '', reason: reasons.get(id) })),
  ];
  const rows = all.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  const title = formatMessage({ id: 'serviceChange.several.services' });
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      {
        id: 'service',
        header: formatMessage({ id: 'serviceChange.several.service' }),
        cell: ({ id, name }) => (
          <>
            {name !== '' && <CellLine>{name}</CellLine>} <CellDetail>{id}</CellDetail>
          </>
        ),
      },
      {
        id: 'site',
        header: formatMessage({ id: 'serviceChange.several.site' }),
        visibleFrom: 'large',
        cell: ({ siteName }) => siteName,
      },
      {
        id: 'state',
        header: formatMessage({ id: 'serviceChange.several.state' }),
        cell: ({ reason }) =>
          reason === undefined ? (
            <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
              {formatMessage({ id: 'serviceChange.several.included' })}
            </StatusLabel>
          ) : (
            <StatusLabel tone="attention" icon={IconBan}>
              {formatMessage({ id: reasonText(reason) })}
            </StatusLabel>
          ),
      },
      {
        id: 'remove',
        header: formatMessage({ id: 'serviceChange.several.remove' }),
        width: '5.5rem',
        cell: ({ id }) => (
          <IconButton
            icon={IconX}
            label={formatMessage({ id: 'serviceChange.several.removeOf' }, { serviceId: id })}
            variant="ghost"
            size="small"
            onClick={() =>
              setQuery(
                (query) => {
                  const next = new URLSearchParams(query);
                  next.delete('service', id);
                  return next;
                },
                { replace: true },
              )
            }
          />
        ),
      },
    ],
    [formatMessage, setQuery],
  );
  return (
    <Sheet
      title={title}
      description={formatMessage(
        { id: 'serviceChange.several.left' },
        { count: rows.length - reasons.size, all: rows.length },
      )}
      padding="none"
    >
      <Table isPlain label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Sheet>
  );
}
