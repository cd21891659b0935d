import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Disturbances and works, beside each other where there is room. */
export const OverviewEvents = styled.ul`
  display: grid;
  gap: 0 ${token.space[20]};
  margin: 0;
  padding: 0 ${token.space[20]} ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  list-style: none;

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    && > li {
      border-top: 0;
    }
  }
`;
