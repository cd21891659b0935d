import type { NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { formatNumber } from '@skerry/i18n';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { Panel, u } from './Wall.styles.ts';

const space = ' ';

const Figures = styled(Panel)`
  flex-direction: row;
  flex-wrap: wrap;

  & > p {
    flex: 1 1 ${u(120)};
    margin: 0;
    padding: ${u(16)} ${u(22)};
    border-inline-end: ${token.border.hairline} solid ${token.border.subtle};
    color: ${token.text.muted};
    font-size: ${u(21)};
  }
  & strong {
    display: block;
    color: ${token.text.default};
    font-size: ${u(48)};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.15;
    white-space: nowrap;
  }
  & small {
    color: ${token.text.muted};
    font-size: ${u(26)};
    font-weight: 400;
  }
`;

export function KeyFigures({ wall: { services, totalWorks } }: { wall: NocWall }) {
  const { display } = useLanguage();
  const total = Object.values(services).reduce((sum, number) => sum + number, 0);
  const figures = [
    { id: 'noc.figure.ok', value: services.ok, of: total },
    { id: 'noc.figure.down', value: services.down },
    { id: 'noc.figure.degraded', value: services.degraded },
    ...(services.unknown > 0 ? [{ id: 'noc.figure.unknown', value: services.unknown } as const] : []),
    { id: 'noc.figure.works', value: totalWorks },
  ] as const;
  return (
    <Figures>
      {figures.map(({ id, value, ...others }) => (
        <p key={id}>
          <strong>
            {formatNumber(display, value)}
            {'of' in others && (
              <small>
                {space}
                <FormattedMessage id="noc.figure.of" values={{ total: others.of }} />
              </small>
            )}
          </strong>
          <FormattedMessage id={id} values={{ count: value }} />
        </p>
      ))}
    </Figures>
  );
}
