import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What stands on the strip of weeks, side by side where there is room, else each on a line. */
export const DayKey = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]} ${token.space[16]};
  color: ${token.text.muted};
  ${token.type.caption}

  @container (min-width: 34rem) {
    flex-flow: row wrap;
  }
`;

/** With the hatching that the strip has. */
export const FreezeKey = styled.span`
  display: flex;
  gap: ${token.space[8]};
  align-items: center;

  &::before {
    flex: none;
    width: 20px;
    height: 12px;
    box-sizing: border-box;
    border: ${token.border.hairline} solid ${token.tone.limit.icon};
    background: repeating-linear-gradient(135deg, ${token.tone.limit.icon} 0 2px, ${token.tone.limit.bg} 2px 6px);
    content: '';

    @media (forced-colors: active) {
      border: 2px solid GrayText;
    }
    @media print {
      print-color-adjust: exact;
    }
  }
  &[data-kind='notice']::before {
    border-color: ${token.border.control};
    background: repeating-linear-gradient(135deg, ${token.border.control} 0 1px, ${token.bg.surface} 1px 6px);
  }
`;
