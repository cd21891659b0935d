import { FilterChips } from '@skerry/ui';
import { styled } from 'styled-components';

/** What a list is filtered by. Unseen, it goes on telling screen readers how many rows there are. */
export const ListChips = styled(FilterChips)`
  &[data-is-unseen] {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
