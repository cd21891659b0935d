import { formatMoney } from '@skerry/i18n';
import { Text, useKit } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { ContractEnd, ContractLine, ContractLink } from './EndingContracts.styles.ts';

type Contract = OverviewValue<'fees'>['endingNext'][number];

const columns = ['service', 'fee', 'end'] as const;

/** Whose contracts end next, what each costs, and when: a table, whose rows say it without a head on phones. */
export function EndingContracts({ items, titleId }: { items: readonly Contract[]; titleId: string }) {
  const hasHead = useIsAtLeast('medium');
  return (
    <div role="table" aria-labelledby={titleId}>
      {hasHead && (
        <div role="rowgroup">
          <ContractLine role="row" data-is-head="">
            {columns.map((column) => (
              <div key={column} role="columnheader">
                <FormattedMessage id={`home.fees.field.${column}`} />
              </div>
            ))}
          </ContractLine>
        </div>
      )}
      <div role="rowgroup">
        {items.map((contract) => (
          <ContractRow key={contract.serviceId} contract={contract} hasHead={hasHead} />
        ))}
      </div>
    </div>
  );
}

function ContractRow({ contract, hasHead }: { contract: Contract; hasHead: boolean }) {
  const { language } = useLanguage();
  const { linkComponent } = useKit();
  const { serviceId, serviceName, siteName, city, contractEndsOn, monthlyFee, currency } = contract;
  const fee = monthlyFee !== null && currency !== null && formatMoney(language, monthlyFee, currency);
  return (
    <ContractLine role="row">
      <div role="rowheader">
        <ContractLink as={linkComponent} href={serviceHref(serviceId)}>
          {serviceTitle(serviceName, siteName || city)}
        </ContractLink>
      </div>
      <div role="cell">{fee !== false && (hasHead ? fee : <FeePerMonth fee={fee} />)}</div>
      <ContractEnd role="cell">
        <Text variant="bodyStrong">
          <Day value={contractEndsOn} />
        </Text>
        <ContractEndMark endsOn={contractEndsOn} />
      </ContractEnd>
    </ContractLine>
  );
}

function FeePerMonth({ fee }: { fee: string }) {
  return (
    <Text variant="caption" tone="muted">
      <FormattedMessage id="home.fees.fee" values={{ fee }} />
    </Text>
  );
}
