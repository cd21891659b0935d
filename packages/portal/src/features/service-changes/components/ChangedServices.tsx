import { Stack, StatusLabel, Table, Text, type TableColumn } from '@skerry/ui';
import { IconBan, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
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
  const all: Row[] = [
    ...wanted.map(({ service: { serviceId: id, serviceName, siteName, productInformation } }) => ({
      id,
      name: translatedName(productInformation.translations, language, serviceName),
      siteName,
      reason: reasons.get(id),
    })),
    ...goneIds.map((id) => ({ id, name: '', siteName: '', reason: reasons.get(id) })),
  ];
  // Those that are left out come first: somebody may want to do something about them.
  const rows = all.toSorted((a, b) => Number(a.reason === undefined) - Number(b.reason === undefined));
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
    ],
    [formatMessage],
  );
  return (
    <Stack gap={8}>
      {reasons.size > 0 && (
        <Text as="p">
          {formatMessage({ id: 'serviceChange.several.left' }, { count: rows.length - reasons.size, all: rows.length })}
        </Text>
      )}
      <Table
        label={formatMessage({ id: 'serviceChange.several.services' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Stack>
  );
}
