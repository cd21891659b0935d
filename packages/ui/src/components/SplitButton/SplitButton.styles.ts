import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const SplitRoot = styled.div`
  display: inline-flex;
  max-width: 100%;

  & > button:focus-visible {
    z-index: 1;
  }
  & > button:first-child {
    min-width: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    white-space: normal;
  }
  & > button + button {
    flex: none;
    min-width: ${token.control.height.compact};
    margin-inline-start: -1px;
    padding-inline: ${token.space[6]};
    border-start-start-radius: 0;
    border-end-start-radius: 0;

    ${below.medium} {
      min-width: ${token.control.height.touch};
    }
  }
  /* A line of the page between two fills. */
  &[data-variant='primary'] > button + button {
    margin-inline-start: ${token.border.hairline};
  }

  @media (forced-colors: active) {
    &[data-variant='primary'] > button + button {
      margin-inline-start: -1px;
    }
  }
`;
