import type { ProviderDisturbance } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { CellLines, Link, Sheet, StatusLabel, Table, Text, type TableColumn } from '@skerry/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { ImpactWord } from '../../components/ImpactWord.tsx';
import { consoleChangePath } from '../../disturbance-console.paths.ts';
import { isOver } from '../../../../platform/disturbances/disturbanceWords.ts';

interface ThroughRow {
  readonly through: string;
  readonly impact: string;
  readonly customers: readonly string[];
  readonly services: number;
  readonly restored: number;
}

/** Customers that are named; the rest are counted. */
const mostNamed = 3;

/** Whom it touches, by what their services run through. */
export function AffectedGroups({ disturbance }: { disturbance: ProviderDisturbance }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const columns = useMemo(
    (): TableColumn<ThroughRow>[] => [
      {
        id: 'through',
        header: formatMessage({ id: 'disturbanceForm.through' }),
        cell: ({ through, customers, services }) => (
          <CellLines
            detail={
              isPhone
                ? formatMessage({ id: 'disturbanceConsole.hit' }, { services, customers: customers.length })
                : customers.length > mostNamed
                  ? formatMessage(
                      { id: 'disturbanceConsole.namedAndMore' },
                      { names: customers.slice(0, mostNamed).join(', '), count: customers.length - mostNamed },
                    )
                  : customers.join(', ')
            }
          >
            {through}
          </CellLines>
        ),
      },
      {
        id: 'services',
        header: formatMessage({ id: 'disturbanceConsole.figure.services' }),
        width: '6rem',
        isNumeric: true,
        visibleFrom: 'small',
        cell: ({ services }) => formatNumber(language, services),
      },
      {
        id: 'customers',
        header: formatMessage({ id: 'disturbanceConsole.figure.customers' }),
        width: '6rem',
        isNumeric: true,
        visibleFrom: 'small',
        cell: ({ customers }) => formatNumber(language, customers.length),
      },
      {
        id: 'impact',
        header: formatMessage({ id: 'disturbance.field.impact' }),
        width: isPhone ? '9rem' : '11rem',
        cell: ({ impact, restored, services }) =>
          restored === services ? (
            <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
              {formatMessage({ id: 'disturbancePage.affected.restored' })}
            </StatusLabel>
          ) : (
            <ImpactWord impact={impact} />
          ),
      },
    ],
    [formatMessage, language, isPhone],
  );
  const title = formatMessage({ id: 'disturbanceForm.part.affected' });
  const rows = rowsOf(disturbance);
  return (
    <Sheet
      title={title}
      padding="none"
      actions={
        !isOver(disturbance.state) && (
          <Link variant="action" href={consoleChangePath(disturbance)}>
            {formatMessage({ id: 'disturbanceConsole.changeAffected' })}
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <Text as="p" tone="muted" style={{ margin: 0, padding: '0 20px 16px' }}>
          {formatMessage({ id: 'disturbanceConsole.noServices' })}
        </Text>
      ) : (
        <Table
          label={title}
          columns={columns}
          rows={rows}
          rowKey={({ through, impact }) => `${through} ${impact}`}
          layout="fixed"
          lines={2}
          isPlain
        />
      )}
    </Sheet>
  );
}

function rowsOf({ groups }: ProviderDisturbance): ThroughRow[] {
  const rows = new Map<string, ThroughRow>();
  for (const { through, impact, customerName, services, restored } of groups) {
    const key = `${through}\n${impact}`;
    const before = rows.get(key);
    rows.set(key, {
      through,
      impact,
      customers: [...new Set([...(before?.customers ?? []), customerName])],
      services: (before?.services ?? 0) + services,
      restored: (before?.restored ?? 0) + restored,
    });
  }
  return [...rows.values()];
}
