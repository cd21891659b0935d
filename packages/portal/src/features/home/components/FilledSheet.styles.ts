import { Sheet, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** As high as the panel beside it, so that what is drawn in it ends where the facts begin. */
export const FilledSheet = styled(Sheet)`
  display: grid;
  align-self: stretch;

  & > * {
    display: grid;
    grid-template-rows: 1fr auto;
  }
  & > * > :first-child {
    align-content: center;
    padding-block: ${token.space[32]};
  }
`;
