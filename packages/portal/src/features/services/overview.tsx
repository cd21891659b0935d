import { formatNumber } from '@skerry/i18n';
import { KeyFigure, Link, StatusLabel, Text, VisuallyHidden, from, token, useKit } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { OverviewList, OverviewRow, OverviewRowLink } from '../../platform/overview/OverviewList.styles.ts';
import { serviceHref } from '../../platform/services-section/service-changes.ts';
import { servicesPath } from './services.paths.ts';

type Status = OverviewValue<'status'>;

function Figures({
  value: { inService, beingInstalled, underNotice, unavailable },
}: {
  value: OverviewValue<'services'>;
}) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const href = (status: string) => `${servicesPath}?${new URLSearchParams({ status }).toString()}`;
  return (
    <>
      {inService > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.inService' }, { count: inService })}
          value={formatNumber(language, inService)}
          href={href('IN_SERVICE')}
        />
      )}
      {beingInstalled > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.beingInstalled' })}
          value={formatNumber(language, beingInstalled)}
          href={href('INSTALLATION_ONGOING')}
        />
      )}
      {underNotice > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.underNotice' })}
          value={formatNumber(language, underNotice)}
          href={href('TERMINATION_NOTICE')}
        />
      )}
      {unavailable > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.unavailable' })}
          value={formatNumber(language, unavailable)}
          href={href('NOT_AVAILABLE')}
        />
      )}
    </>
  );
}

/** What it all costs, for those who see prices. */
function Fees({ value: { perMonth, contractsEnding } }: { value: OverviewValue<'fees'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // Sums are too long for the figures of a phone.
  if (!useIsAtLeast('small')) return null;
  return (
    <>
      {perMonth.map(({ amount, currency }) => (
        <KeyFigure
          key={currency}
          label={formatMessage({ id: 'home.figures.fee' }, { currency })}
          value={formatNumber(language, Math.round(amount))}
          href={`${servicesPath}?sort=-monthlyFee`}
        />
      ))}
      {contractsEnding > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.contractsEnding' }, { count: contractsEnding })}
          value={formatNumber(language, contractsEnding)}
          href={`${servicesPath}?contractEnd=3&sort=contractEnd`}
        />
      )}
    </>
  );
}

/** The worst state now, and how many services it is about. */
function StatusFlag({ value: { ok, degraded, down, unknown } }: { value: Status }) {
  const total = ok + degraded + down + unknown;
  const affected = degraded + down;
  if (total === 0) return null;
  if (affected === 0)
    return (
      <StatusLabel tone="positive" icon={IconCircleCheckFilled} variant="flag">
        <FormattedMessage id="home.status.fine" />
      </StatusLabel>
    );
  return (
    <StatusLabel tone={down > 0 ? 'critical' : 'attention'} icon={IconAlertTriangleFilled} variant="flag">
      <FormattedMessage id="home.status.affected" values={{ affected, total }} />
    </StatusLabel>
  );
}

const Columns = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  margin: 0;
  padding: 0 ${token.space[20]} ${token.space[16]};
  list-style: none;

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[20]};

    & > * + * {
      border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
      padding-inline-start: ${token.space[20]};
    }
  }
`;

const Affected = styled.li`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const AffectedLink = styled(OverviewRowLink)`
  align-items: baseline;
  justify-content: space-between;

  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :first-child {
    flex: none;
    max-width: 60%;
  }
`;

const Line = styled.p`
  margin: 0;
  padding: 0 ${token.space[20]} ${token.space[16]};
  color: ${token.text.muted};
  ${token.type.body}
`;

/** Whether a site's name says already where it is. */
function namesPlace(siteName: string, city: string): boolean {
  return siteName.toLowerCase().includes(city.toLowerCase());
}

const looks = {
  DOWN: { tone: 'critical', icon: IconAlertTriangleFilled },
  DEGRADED: { tone: 'attention', icon: IconAlertTriangleFilled },
} as const;

function AffectedServices({ value: { affected, ok, degraded, down, unknown } }: { value: Status }) {
  const { formatMessage } = useIntl();
  const { linkComponent } = useKit();
  const isPhone = !useIsAtLeast('small');
  const more = degraded + down - affected.length;
  // On phones the worst has the room, and each of the others a row.
  const full = isPhone ? affected.slice(0, 1) : affected;
  const rows = affected.slice(full.length);
  return (
    <>
      {affected.length > 0 && (
        <Columns>
          {full.map(({ serviceId, serviceName, siteName, city, health }, index) => (
            <Affected key={serviceId}>
              <StatusLabel {...looks[health]}>{formatMessage({ id: `home.status.health.${health}` })}</StatusLabel>
              <Text variant="bodyStrong">{[serviceName, siteName].filter(Boolean).join(', ')}</Text>
              {!namesPlace(siteName, city) && <Text tone="muted">{city}</Text>}
              <span>
                <Link href={serviceHref(serviceId)}>{serviceId}</Link>
                {more > 0 && index === full.length - 1 && (
                  <>
                    {' '}
                    <FormattedMessage id="home.status.more" values={{ count: more }} />
                  </>
                )}
              </span>
            </Affected>
          ))}
        </Columns>
      )}
      {rows.length > 0 && (
        <OverviewList>
          {rows.map(({ serviceId, serviceName, siteName, city, health }) => (
            <OverviewRow key={serviceId}>
              <AffectedLink as={linkComponent} href={serviceHref(serviceId)}>
                <StatusLabel {...looks[health]}>{serviceName}</StatusLabel>
                <VisuallyHidden>{formatMessage({ id: `home.status.health.${health}` })}</VisuallyHidden>
                <Text variant="caption" tone="muted">
                  {siteName || city}
                </Text>
              </AffectedLink>
            </OverviewRow>
          ))}
        </OverviewList>
      )}
      {ok + degraded + down + unknown === 0 && (
        <Line>
          <FormattedMessage id="home.status.none" />
        </Line>
      )}
      {unknown > 0 && (
        <Line>
          <StatusLabel tone="neutral" icon={IconCircleDashed}>
            <FormattedMessage id="home.status.unknown" values={{ count: unknown }} />
          </StatusLabel>
        </Line>
      )}
    </>
  );
}

export const servicesOverview: readonly OverviewPiece[] = [
  {
    place: 'figures',
    part: 'services',
    Content: Figures,
    // A new customer has nothing to count.
    isEmpty: (counts) => Object.values(counts).every((count) => count === 0),
  },
  {
    place: 'figures',
    part: 'fees',
    Content: Fees,
    isEmpty: ({ perMonth, contractsEnding }) => perMonth.length === 0 && contractsEnding === 0,
  },
  {
    place: 'status',
    part: 'status',
    Content: AffectedServices,
    Flag: StatusFlag,
    more: { href: servicesPath, label: 'home.status.all' },
  },
];
