import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const WeekStripRoot = styled.div`
  padding-top: ${token.space[12]};
  color: ${token.text.muted};
  ${token.type.micro}
`;

/** A bar in which every other week is dark, as on the edge of a chart. */
export const Track = styled.div`
  --odd: transparent;
  --even: ${token.border.control};
  position: relative;
  height: 22px;

  &[data-begins-odd] {
    --odd: ${token.border.control};
    --even: transparent;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 6px 0;
    border: ${token.border.hairline} solid ${token.border.control};
    background: repeating-linear-gradient(
      90deg,
      var(--odd) 0 var(--week),
      var(--even) var(--week) calc(2 * var(--week))
    );
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const Freeze = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--begin);
  width: var(--length);
  box-sizing: border-box;
  border: ${token.border.hairline} solid ${token.tone.limit.icon};
  background: repeating-linear-gradient(135deg, ${token.tone.limit.icon} 0 2px, ${token.tone.limit.bg} 2px 6px);

  @media (forced-colors: active) {
    border: 2px solid GrayText;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

/** Days that are not to be had. */
export const Closed = styled(Freeze)`
  border-color: ${token.border.control};
  background: repeating-linear-gradient(135deg, ${token.border.control} 0 1px, ${token.bg.surface} 1px 6px);
`;

/** A needle with a head, that stands on the line. */
export const Marker = styled.span`
  position: absolute;
  inset-block: -8px 2px;
  inset-inline-start: var(--begin);
  width: 2px;
  margin-inline-start: -1px;
  background: ${token.text.default};

  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 50%;
    width: 10px;
    height: 7px;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    transform: translateX(-50%);
  }
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const WeekNumbers = styled.div`
  display: flex;
  padding-top: ${token.space[4]};

  &[data-are-months] {
    padding-top: 0;
  }
`;

export const WeekNumber = styled.span`
  flex: 1 1 0;
  min-width: 0;
  text-align: center;
  white-space: nowrap;
`;
