import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Track = styled.div`
  padding-bottom: ${token.space[16]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};
`;

export const Facts = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding-top: ${token.space[16]};

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const OldDates = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
  color: ${token.text.muted};
  ${token.type.caption}
`;
