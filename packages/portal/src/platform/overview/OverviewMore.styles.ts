import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A way further: at the end of a panel's head, and on a phone its last row, which a finger hits. */
export const OverviewMore = styled.div`
  ${below.small} {
    display: grid;
    border-top: ${token.border.hairline} solid ${token.border.subtle};

    & > a {
      justify-content: space-between;
      align-items: center;
      padding: ${token.space[12]} ${token.space[20]};
    }
  }
`;
