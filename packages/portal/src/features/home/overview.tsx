import { FreezeStrip, Icon, Text, token } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { localDay } from './localDay.ts';

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
`;

const Name = styled.h3`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  margin: 0;
  color: ${token.tone.limit.fg};
  ${token.type.bodyStrong}

  /* Alone in its panel, which has its name already. */
  ${Section}:nth-child(2) & {
    display: none;
  }
`;

/** The freeze periods of the portal's country, as long as one is on or ahead. */
function FreezePeriods({ value }: { value: OverviewValue<'freezePeriods'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { country } = useRuntimeConfig();
  const [today] = useState(() => localDay(new Date()));
  const periods = value
    .filter(({ countries }) => countries.includes(country))
    .map(({ id, translations, from: first, to }) => ({
      name: translatedName(translations, language, id),
      from: first,
      to,
    }));
  if (!periods.some(({ to }) => to >= today)) return null;
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
        today={today}
        periods={periods}
      />
    </Section>
  );
}

export const homeOverview: readonly OverviewPiece[] = [
  { place: 'status', part: 'freezePeriods', Content: FreezePeriods, isLast: true },
];
