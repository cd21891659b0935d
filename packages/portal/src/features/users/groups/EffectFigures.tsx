import type { DeletionEffect } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { type IconComponent, KeyFigure, KeyFigures, StatusLabel, Text, token } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

interface Figure {
  readonly id: 'losesAll' | 'losesSome' | 'losesNothing';
  readonly tone: 'critical' | 'attention' | 'positive' | 'neutral';
  readonly icon: IconComponent;
  readonly count: number;
}

const Rows = styled.dl`
  margin: 0;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding-block: ${token.space[6]};
  }
  & > div + div {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
  & dd {
    margin: 0;
  }
`;

/* The first begins where the title does. */
const Figures = styled(KeyFigures)`
  margin-inline: calc(-1 * ${token.space[20]});
`;

/** How many lose all, something and nothing. On a phone each in a line. */
export function EffectFigures({
  losingAll,
  losingSome,
  losingNothing,
}: Pick<DeletionEffect, 'losingAll' | 'losingSome' | 'losingNothing'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const figures: readonly Figure[] = [
    { id: 'losesAll', tone: losingAll > 0 ? 'critical' : 'neutral', icon: IconCircleXFilled, count: losingAll },
    {
      id: 'losesSome',
      tone: losingSome > 0 ? 'attention' : 'neutral',
      icon: IconAlertTriangleFilled,
      count: losingSome,
    },
    { id: 'losesNothing', tone: 'positive', icon: IconCircleCheckFilled, count: losingNothing },
  ];
  const label = (id: Figure['id']) => formatMessage({ id: `userGroups.delete.${id}` });
  if (isPhone)
    return (
      <Rows>
        {figures.map(({ id, tone, icon, count }) => (
          <div key={id}>
            <dt>
              <StatusLabel tone={tone} icon={icon}>
                {label(id)}
              </StatusLabel>
            </dt>
            <Text as="dd" variant="bodyStrong">
              {formatNumber(language, count)}
            </Text>
          </div>
        ))}
      </Rows>
    );
  return (
    <Figures>
      {figures.map(({ id, tone, icon, count }) => (
        <KeyFigure
          key={id}
          label={label(id)}
          value={
            <StatusLabel variant="figure" tone={tone} icon={icon}>
              {formatNumber(language, count)}
            </StatusLabel>
          }
        />
      ))}
    </Figures>
  );
}
