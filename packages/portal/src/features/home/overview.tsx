import { Icon, StatusLabel, Text, token } from '@skerry/ui';
import { FreezeStrip } from '@skerry/ui/experimental';
import { IconSnowflake } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useToday } from '../../platform/format/useToday.ts';
import { Day } from '../../platform/format/Day.tsx';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

const Section = styled.div`
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  padding: ${token.space[12]} ${token.space[20]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  margin-bottom: ${token.space[8]};

  /* Alone in its panel, whose head says it already. */
  [data-has-freezes-alone] & {
    display: none;
  }
`;

const Name = styled.h3`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  margin: 0;
  color: ${token.tone.limit.fg};
  ${token.type.bodyStrong}
`;

const NextRow = styled(Section)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[0]} ${token.space[16]};
`;

const dash = ' – ';

/** As many freezes as a new customer is told of beside other things. */
const mostBeside = 2;

type Value = OverviewValue<'freezePeriods'>;

interface Period {
  name: string;
  from: string;
  to: string;
}

/** The freeze periods of the portal's country, and that which is on or comes next. */
function usePeriods(value: Value) {
  const { language } = useLanguage();
  const { country } = useRuntimeConfig();
  const { today } = useToday();
  const periods = value
    .filter(({ countries }) => countries.includes(country))
    .map(({ id, translations, from: first, to }) => ({
      name: translatedName(translations, language, id),
      from: first,
      to,
    }));
  const next = periods.find(({ to }) => to >= today);
  return { today, periods, next, isNow: next !== undefined && next.from <= today };
}

/** That a freeze is on today. Where the freezes stand as rows, the first of them says so. */
function FreezeFlag({ value }: { value: Value }) {
  const { next, isNow } = usePeriods(value);
  const hasStrip = useIsAtLeast('large');
  if (!next || !isNow || !hasStrip) return null;
  return (
    <StatusLabel tone="limit" icon={IconSnowflake} variant="flag">
      <span>
        <FormattedMessage
          id="home.freeze.now"
          values={{ name: next.name, date: <Day value={next.to} format="shortDate" /> }}
        />
      </span>
    </StatusLabel>
  );
}

/** A freeze in a row: which, and when. */
function FreezeRow({ period, isNow }: { period: Period; isNow: boolean }) {
  return (
    <NextRow>
      <StatusLabel tone="limit" icon={IconSnowflake}>
        {period.name}
      </StatusLabel>
      <Text variant={isNow ? 'label' : 'caption'} {...(!isNow && { tone: 'muted' })}>
        {isNow ? (
          <FormattedMessage id="home.freeze.until" values={{ date: <Day value={period.to} format="shortDate" /> }} />
        ) : (
          <>
            <Day value={period.from} format="shortDate" />
            {dash}
            <Day value={period.to} format="shortDate" />
          </>
        )}
      </Text>
    </NextRow>
  );
}

/** The freeze periods, as long as one is on or ahead. */
function FreezePeriods({ value, isNarrow = false }: { value: Value; isNarrow?: boolean }) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const { today, periods, next, isNow } = usePeriods(value);
  if (!next) return null;
  if (isNarrow)
    return (
      <>
        {periods
          .filter(({ to }) => to >= today)
          .slice(0, mostBeside)
          .map((period) => (
            <FreezeRow key={period.from} period={period} isNow={period === next && isNow} />
          ))}
        <Section>
          <Text as="p" variant="caption" tone="muted">
            <FormattedMessage id="freeze.rule" />
          </Text>
        </Section>
      </>
    );
  if (isPhone) return <FreezeRow period={next} isNow={isNow} />;
  return (
    <Section>
      <Head>
        <Name>
          <Icon icon={IconSnowflake} />
          <FormattedMessage id="home.freeze.title" />
        </Name>
        <Text variant="caption" tone="muted">
          <FormattedMessage id="freeze.rule" />
        </Text>
      </Head>
      <FreezeStrip
        label={formatMessage({ id: 'home.freeze.title' })}
        todayLabel={formatMessage({ id: 'home.freeze.today' })}
        nowLabel={formatMessage({ id: 'home.freeze.nowMark' })}
        today={today}
        periods={periods}
      />
    </Section>
  );
}

export const homeOverview: readonly OverviewPiece[] = [
  {
    place: 'status',
    part: 'freezePeriods',
    title: 'home.freeze.title',
    Content: FreezePeriods,
    Flag: FreezeFlag,
    isLast: true,
  },
];
