import { Sheet, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { hasChoice, type ChangeValues } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { ComparisonTable } from './ChangeComparison.styles.ts';
import { useMoveLines } from '../move/useMoveLines.tsx';
import { useAmountLines, useReplacementLines, type AmountChange, type ComparisonLine } from './comparisonLines.tsx';

export interface ChangeComparisonProps {
  change: ServiceChangeKind;
  values: ChangeValues;
  target: ChangeTarget;
}

/** What there is beside what there will be; of an ending there is nothing to put side by side. */
export function ChangeComparison({ change, ...given }: ChangeComparisonProps) {
  if (change === 'terminate') return null;
  if (change === 'move') return <MoveComparison {...given} />;
  return change === 'replace' ? <ReplacementComparison {...given} /> : <AmountComparison change={change} {...given} />;
}

function ReplacementComparison(given: Omit<ChangeComparisonProps, 'change'>) {
  const lines = useReplacementLines(given);
  return <Comparison change="replace" isChosen={given.values.chosen !== ''} lines={lines} />;
}

function MoveComparison(given: Omit<ChangeComparisonProps, 'change'>) {
  const lines = useMoveLines(given);
  return <Comparison change="move" isChosen={hasChoice('move', given.values)} lines={lines} />;
}

function AmountComparison(given: ChangeComparisonProps & { change: AmountChange }) {
  const lines = useAmountLines(given);
  return <Comparison change={given.change} isChosen={hasChoice(given.change, given.values)} lines={lines} />;
}

interface ComparisonProps {
  change: Exclude<ServiceChangeKind, 'terminate'>;
  isChosen: boolean;
  lines: readonly ComparisonLine[];
}

/** Before anything is chosen the first line says what to choose, and nothing jumps in later: the rest stays as it is, but of another product nobody knows whether it does. */
function Comparison({ change, isChosen, lines }: ComparisonProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'serviceChange.compare.title' });
  const isUnknown = !isChosen && change === 'replace';
  const hasDifferences = lines.some(({ difference }) => difference !== undefined);
  const columns = {
    now: formatMessage({ id: 'serviceChange.compare.now' }),
    after: formatMessage({ id: 'serviceChange.compare.after' }),
    difference: formatMessage({ id: 'serviceChange.compare.difference' }),
  };
  return (
    <Sheet title={title} description={formatMessage({ id: 'serviceChange.cost.excludingVat' })} padding="none">
      <ComparisonTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{formatMessage({ id: 'serviceChange.compare.subject' })}</VisuallyHidden>
            </th>
            <th scope="col">{columns.now}</th>
            <th scope="col">{columns.after}</th>
            {hasDifferences && <th scope="col">{columns.difference}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ subject, now, after, difference, open }, index) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td data-column={columns.now}>
                <span>{now}</span>
              </td>
              {isChosen && (
                <td data-column={columns.after}>
                  <span>{after}</span>
                </td>
              )}
              {!isChosen && (index === 0 || !isUnknown) && (
                <td data-column={columns.after} data-kind="open" rowSpan={isUnknown ? lines.length : undefined}>
                  <span>
                    {index === 0 ? formatMessage({ id: `serviceChange.compare.choose.${change}` }) : (open ?? now)}
                  </span>
                </td>
              )}
              {hasDifferences &&
                (isChosen ? (
                  <td data-column={columns.difference}>
                    <span>{difference}</span>
                  </td>
                ) : (
                  <td data-column={columns.difference} data-kind="open">
                    <span>
                      {index > 0 &&
                        (open === undefined ? formatMessage({ id: 'serviceChange.compare.same' }) : difference)}
                    </span>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </ComparisonTable>
    </Sheet>
  );
}
