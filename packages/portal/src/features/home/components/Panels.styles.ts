import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** As many columns as there is room for; a panel is as high as what is in it. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${token.space[20]};

  /* Of three in two columns, the longest stands beside both others. */
  & > :first-child:nth-last-child(3) {
    grid-row: span 2;
  }
`;
