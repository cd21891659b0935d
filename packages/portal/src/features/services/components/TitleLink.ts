import { Link, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A title that leads somewhere, as in the rows of lists. */
export const TitleLink = styled(Link)`
  color: ${token.text.default};
  font-weight: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
