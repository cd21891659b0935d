import { token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { impactLevel, impactWord } from '../../../platform/disturbances/disturbanceWords.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[8]};
`;

/* Neutral: red is left to pairs that lose both of their paths. */
const Bars = styled.svg`
  flex: none;
  width: 15px;
  height: 13px;
  fill: ${token.text.default};
`;

const heights = [4, 8, 13] as const;

/** What it does to services, as three bars and a word. */
export function ImpactWord({ impact }: { impact: string }) {
  const intl = useIntl();
  const level = impactLevel(impact);
  return (
    <Root>
      <Bars viewBox="0 0 15 13" aria-hidden>
        {heights.map((height, index) => (
          <rect
            key={height}
            x={index * 5}
            y={13 - height}
            width="4"
            height={height}
            opacity={index < level ? 1 : 0.25}
          />
        ))}
      </Bars>
      {impactWord(intl, impact)}
    </Root>
  );
}
