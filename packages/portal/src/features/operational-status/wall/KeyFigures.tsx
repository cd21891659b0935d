import type { NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { styled } from 'styled-components';
import { Panel, u } from './Wall.styles.ts';

const Figures = styled(Panel)`
  flex-direction: row;
  flex-wrap: wrap;

  & > p {
    flex: 1 1 ${u(170)};
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
  }
  & small {
    color: ${token.text.muted};
    font-size: ${u(26)};
    font-weight: 400;
  }
`;

export function KeyFigures({ wall: { services, totalWorks, siteCounts } }: { wall: NocWall }) {
  const total = Object.values(services).reduce((sum, number) => sum + number, 0);
  const figures = [
    { id: 'noc.figure.ok', value: services.ok, of: total },
    { id: 'noc.figure.down', value: services.down },
    { id: 'noc.figure.degraded', value: services.degraded },
    services.unknown > 0
      ? ({ id: 'noc.figure.unknown', value: services.unknown } as const)
      : ({
          id: 'noc.figure.sites',
          value: Object.values(siteCounts).reduce((sum, number) => sum + number, 0),
        } as const),
    { id: 'noc.figure.works', value: totalWorks },
  ] as const;
  return (
    <Figures>
      {figures.map(({ id, value, ...others }) => (
        <p key={id}>
          <strong>
            <FormattedNumber value={value} />
            {'of' in others && (
              <small>
                {' '}
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
