import type { DeletionEffect } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { from, type IconComponent, StatusLabel, token } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

interface Figure {
  readonly id: 'losesAll' | 'losesSome' | 'losesNothing';
  readonly tone: 'critical' | 'attention' | 'positive' | 'neutral';
  readonly icon: IconComponent;
  readonly count: number;
}

/* Beside each other in one frame; on a phone each in a line. */
const Figures = styled.dl`
  display: grid;
  margin: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding: ${token.space[6]} ${token.space[12]};
  }
  & > div + div {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
  & dd {
    margin: 0;
    ${token.type.bodyStrong}
  }
  ${from.small} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > div {
      display: block;
      padding: ${token.space[12]} ${token.space[16]};
    }
    & > div + div {
      border-top: 0;
      border-inline-start: ${token.border.hairline} solid ${token.border.default};
    }
    & dd {
      ${token.type.figureSmall}
    }
  }
`;

/** How many lose all, something and nothing. */
export function EffectFigures({
  losingAll,
  losingSome,
  losingNothing,
}: Pick<DeletionEffect, 'losingAll' | 'losingSome' | 'losingNothing'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
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
  return (
    <Figures>
      {figures.map(({ id, tone, icon, count }) => (
        <div key={id}>
          <dt>
            <StatusLabel tone={tone} icon={icon}>
              {formatMessage({ id: `userGroups.delete.${id}` })}
            </StatusLabel>
          </dt>
          <dd>{formatNumber(language, count)}</dd>
        </div>
      ))}
    </Figures>
  );
}
