import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/* What stands below “Select all” is a part of it. */
export const GroupOptions = styled.div`
  display: contents;

  &[data-indented] {
    display: flex;
    flex-direction: column;
    gap: ${token.space[4]};
    padding-inline-start: calc(${token.component.checkbox} + ${token.space[8]});

    ${below.medium} {
      gap: 0;
    }
  }
`;
