import { Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StackedColumns } from '../words/StackedColumns.tsx';
import type { ScenarioColumn } from './scenarioColumns.ts';
import { SiteAmount, SiteStack } from './ScenarioSites.tsx';
import type { ScenarioTableProps } from './ScenarioTable.tsx';

interface ScenarioStackProps extends ScenarioTableProps {
  /** Those that there is room for. */
  shown: readonly ScenarioColumn[];
  headOf: (column: ScenarioColumn) => ReactNode;
  /** The column for one more. */
  add?: ReactNode;
}

/** Scenarios beside each other where there is no room for a column of words. One alone says below its values what it is compared with. */
export function ScenarioStack({ shown, headOf, add, ...table }: ScenarioStackProps) {
  const { quote, chosen, base, facts, sites, figure, words, onSite } = table;
  const isAlone = shown.length === 1 && chosen !== base;
  return (
    <StackedColumns
      items={shown}
      idOf={({ letter }) => letter}
      headOf={headOf}
      chosen={chosen}
      add={add}
      rows={[
        ...facts.map(({ id, label, cell, value, plain }) => ({
          id,
          label,
          cell: (column: ScenarioColumn) => (
            <>
              {cell(column)}
              {isAlone && plain && value?.(chosen) !== value?.(base) && (
                <Compared letter={base.letter} value={plain(base)} />
              )}
            </>
          ),
        })),
        ...sites.map((site) => ({
          id: `site ${site.id}`,
          label: site.name,
          part: 'sites' as const,
          cell: (column: ScenarioColumn) => {
            const at = { quote, site, column, base, beside: isAlone ? [chosen, base] : shown, words };
            return (
              <>
                <SiteStack
                  {...at}
                  figure={figure}
                  onChange={onSite && column === chosen ? (id) => onSite(site.id, id) : undefined}
                />
                {isAlone && base.choice.has(site.id) && base.choice.get(site.id) !== chosen.choice.get(site.id) && (
                  <Compared letter={base.letter} value={<SiteAmount {...at} column={base} figure={figure} />} />
                )}
              </>
            );
          },
        })),
      ]}
    />
  );
}

function Compared({ letter, value }: { letter: string; value: ReactNode }) {
  return (
    <Text as="div" variant="caption" tone="muted">
      <FormattedMessage id="quoteWhatIf.compared" values={{ letter, value }} />
    </Text>
  );
}
