import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Who is met at one of several sites, below its floor and room. */
export const ContactGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: start;
  padding-block-end: ${token.space[20]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
