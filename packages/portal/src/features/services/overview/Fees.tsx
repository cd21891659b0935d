import { formatCountry, formatMoney, formatNumber } from '@skerry/i18n';
import { below, KeyFigure, KeyFigures, Text, token, useKit } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import { OverviewFigures, OverviewGroupHead } from '../../../platform/overview/OverviewGroups.styles.ts';
import { OverviewList, OverviewRow, OverviewRowLink } from '../../../platform/overview/OverviewList.styles.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { servicesPath } from '../services.paths.ts';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';

type Value = OverviewValue<'fees'>;

const Figures = styled(OverviewFigures)`
  border-block: ${token.border.hairline} solid ${token.border.subtle};
`;

const Head = styled(OverviewGroupHead)`
  padding-top: ${token.space[12]};
`;

const ContractRows = styled.div`
  container-type: inline-size;
`;

/* What and until when, and in a wide panel what it costs in a column between them; on phones all of it below each other, from one edge. */
const ContractLink = styled(OverviewRowLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[16]};
  overflow-wrap: anywhere;

  & > :nth-child(2) {
    grid-column: 1;
    grid-row: 2;
    color: ${token.text.muted};
    ${token.type.caption}
    white-space: nowrap;
  }
  & > :nth-child(3) {
    grid-column: 2;
    grid-row: 1 / 3;
  }
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 1;
      grid-row: 3;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: ${token.space[12]};
      justify-items: start;
    }
    & > :nth-child(3) > :nth-child(2) {
      justify-self: end;
    }
  }
  @container (min-width: 50rem) {
    grid-template-columns: minmax(0, 1fr) auto 17rem;
    align-items: center;

    /* All of them: what has a row is placed before what has none. */
    & > :first-child {
      grid-column: 1;
      grid-row: 1;
    }
    & > :nth-child(2) {
      grid-column: 2;
      grid-row: 1;
      text-align: end;
      ${token.type.body}
    }
    & > :nth-child(3) {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

const End = styled.span`
  display: grid;
  align-content: start;
  justify-items: end;
  gap: ${token.space[2]};
  text-align: end;

  @container (min-width: 50rem) {
    /* Days in one column, and what is said of them in another. */
    grid-template-columns: minmax(0, 1fr) 7rem;
    align-items: center;
    gap: ${token.space[16]};

    & > :first-child {
      grid-column: 2;
      grid-row: 1;
    }
    & > :nth-child(2) {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;

/** What the services cost in each country, and whose contracts end next. */
export function Fees({ value: { perMonth, contractsEnding, endingNext } }: { value: Value }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const endingHref = `${servicesPath}?contractEnd=3&sort=contractEnd`;
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
            <h3>
              <FormattedMessage id="home.fees.next" />
            </h3>
          </Head>
          <ContractRows>
            <Contracts items={endingNext} />
          </ContractRows>
        </>
      )}
    </>
  );
}

function Contracts({ items }: { items: Value['endingNext'] }) {
  const { language } = useLanguage();
  const { linkComponent } = useKit();
  return (
    <OverviewList>
      {items.map(({ serviceId, serviceName, siteName, city, contractEndsOn, monthlyFee, currency }) => (
        <OverviewRow key={serviceId}>
          <ContractLink as={linkComponent} href={serviceHref(serviceId)}>
            <Text variant="bodyStrong">{serviceTitle(serviceName, siteName || city)}</Text>
            <span>
              {monthlyFee !== null && currency !== null && (
                <FormattedMessage id="home.fees.fee" values={{ fee: formatMoney(language, monthlyFee, currency) }} />
              )}
            </span>
            <End>
              <Text variant="bodyStrong">
                <Day value={contractEndsOn} />
              </Text>
              <ContractEndMark endsOn={contractEndsOn} />
            </End>
          </ContractLink>
        </OverviewRow>
      ))}
    </OverviewList>
  );
}
