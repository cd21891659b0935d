import { formatCountry, formatNumber } from '@skerry/i18n';
import { below, KeyFigure, KeyFigures, Link, token } from '@skerry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import { OverviewFigures, OverviewGroupHead } from '../../../platform/overview/OverviewGroups.styles.ts';
import { OverviewMore } from '../../../platform/overview/OverviewMore.styles.ts';
import { servicesPath } from '../services.paths.ts';
import { EndingContracts } from './EndingContracts.tsx';

type Value = OverviewValue<'fees'>;

const Figures = styled(OverviewFigures)`
  border-block: ${token.border.hairline} solid ${token.border.subtle};
`;

const Head = styled(OverviewGroupHead)`
  padding-block: ${token.space[12]} ${token.space[8]};

  /* Followed by rows without a head of their own. */
  ${below.medium} {
    padding-bottom: ${token.space[4]};
  }
`;

/** What the services cost in each country, and whose contracts end next. */
export function Fees({ value: { perMonth, contractsEnding, endingNext } }: { value: Value }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const titleId = useId();
  const isPhone = !useIsAtLeast('small');
  const endingHref = `${servicesPath}?contractEnd=3&sort=contractEnd`;
  const more = <AllContracts soon={contractsEnding} shown={endingNext.length} endingHref={endingHref} />;
  return (
    <>
      <Figures>
        <KeyFigures>
          {perMonth.map(({ amount, currency, country, services }) => (
            <KeyFigure
              key={`${country} ${currency}`}
              label={formatMessage({ id: 'home.fees.perMonth' }, { country: formatCountry(language, country) })}
              value={formatNumber(language, Math.round(amount))}
              unit={currency}
              note={formatMessage({ id: 'home.fees.services' }, { count: services })}
              href={`${servicesPath}?country=${country}&sort=-monthlyFee`}
            />
          ))}
          <KeyFigure
            label={formatMessage({ id: 'home.fees.ending' }, { count: contractsEnding })}
            value={formatNumber(language, contractsEnding)}
            note={formatMessage({ id: 'home.fees.within' })}
            {...(contractsEnding > 0 && { href: endingHref })}
          />
        </KeyFigures>
      </Figures>
      {endingNext.length > 0 && (
        <>
          <Head>
            <h3 id={titleId}>
              <FormattedMessage id="home.fees.next" />
            </h3>
            {!isPhone && more}
          </Head>
          <EndingContracts items={endingNext} titleId={titleId} />
          {isPhone && more}
        </>
      )}
    </>
  );
}

/** As many as the server names. */
const mostNamed = 5;

interface AllContractsProps {
  /** How many contracts end soon. */
  soon: number;
  shown: number;
  endingHref: string;
}

/** Leads to what the table is the beginning of: all that end soon, or, where it has those and later ones, all services. */
function AllContracts({ soon, shown, endingHref }: AllContractsProps) {
  if (soon > shown)
    return (
      <OverviewMore>
        <Link variant="action" href={endingHref}>
          <FormattedMessage id="home.fees.all" values={{ count: soon }} />
        </Link>
      </OverviewMore>
    );
  return (
    shown >= mostNamed && (
      <OverviewMore>
        <Link variant="action" href={`${servicesPath}?sort=contractEnd`}>
          <FormattedMessage id="home.status.all" />
        </Link>
      </OverviewMore>
    )
  );
}
