import { formatNumber } from '@skerry/i18n';
import { from, KeyFigure, Link, StatusLabel, Text, token } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { serviceHref } from '../../platform/services-section/service-changes.ts';
import { Fees } from './overview/Fees.tsx';
import { servicesPath } from './services.paths.ts';
import { serviceTitle } from '../../platform/services-section/serviceTitle.ts';

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

/** The worst state now, and how many services it is about. */
function StatusFlag({ value: { ok, degraded, down, unknown } }: { value: Status }) {
  const total = ok + degraded + down + unknown;
  const affected = degraded + down;
  if (total === unknown) return null;
  if (affected === 0)
    return (
      <StatusLabel tone="positive" icon={IconCircleCheckFilled} variant="flag">
        <FormattedMessage
          id={unknown === 0 ? 'home.status.fine' : 'home.status.monitoredFine'}
          values={{ count: ok }}
        />
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
  const isPhone = !useIsAtLeast('small');
  // On phones the worst has the room; the list of services has the others first.
  const shown = isPhone ? affected.slice(0, 1) : affected;
  const more = degraded + down - shown.length;
  return (
    <>
      {affected.length > 0 && (
        <Columns>
          {shown.map(({ serviceId, serviceName, siteName, city, health }, index) => (
            <Affected key={serviceId}>
              {/* Beside the title a phone says it already. */}
              {!isPhone && (
                <StatusLabel {...looks[health]}>{formatMessage({ id: `home.status.health.${health}` })}</StatusLabel>
              )}
              <Text variant="bodyStrong">{serviceTitle(serviceName, siteName)}</Text>
              {!namesPlace(siteName, city) && <Text tone="muted">{city}</Text>}
              <span>
                <Link href={serviceHref(serviceId)}>{serviceId}</Link>
                {more > 0 && index === shown.length - 1 && (
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
    place: 'fees',
    part: 'fees',
    Content: Fees,
    rows: ({ endingNext }) => endingNext.length,
    isEmpty: ({ perMonth, endingNext }) => perMonth.length === 0 && endingNext.length === 0,
  },
  {
    place: 'status',
    part: 'status',
    Content: AffectedServices,
    Flag: StatusFlag,
    more: { href: servicesPath, label: 'home.status.all' },
  },
];
