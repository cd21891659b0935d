import type { Money as MoneyValue } from '@skerry/contracts';
import { DescriptionList, FormSection, Money, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { changedFee } from '../changedFee.ts';
import type { ChangeTarget } from '../changeTarget.ts';

interface ChangeCostProps {
  change: ServiceChangeKind;
  chosen: string;
  target: ChangeTarget;
}

/** What the service costs a month, and what it will. What it costs now is for those who see prices. */
export function ChangeCost({ change, chosen, target }: ChangeCostProps) {
  const { formatMessage } = useIntl();
  const fee = changedFee(change, chosen, target);
  const money = (value: MoneyValue | undefined) =>
    value ? <Money {...value} /> : <Text tone="muted">{formatMessage({ id: 'serviceChange.none' })}</Text>;
  const items: Description[] = [
    ...(target.monthlyFee
      ? [{ term: formatMessage({ id: 'serviceChange.cost.now' }), description: money(target.monthlyFee) }]
      : []),
    {
      term: formatMessage({ id: fee.isAdded ? 'serviceChange.cost.added' : 'serviceChange.cost.after' }),
      description: money(fee.value),
    },
  ];
  return (
    <FormSection
      title={formatMessage({ id: 'serviceChange.cost' })}
      description={formatMessage({ id: 'serviceChange.cost.note' })}
    >
      <DescriptionList items={items} aria-live="polite" />
    </FormSection>
  );
}
