import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { SideRow } from './SideRows.ts';

/** On what, since when, and at the end of the row which session it is; below the words where it does not fit. */
export const SessionRow = styled(SideRow)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};

  & > svg {
    flex: none;
    align-self: flex-start;
    color: ${token.text.muted};
  }
  & > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  /* Below the words, from their edge. */
  ${below.small} {
    & > :last-child {
      margin-inline-start: ${token.space[32]};
    }
  }
`;
