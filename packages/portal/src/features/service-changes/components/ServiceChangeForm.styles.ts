import { Sheet } from '@skerry/ui';
import { css, styled } from 'styled-components';

/* Fields as wide as a page are hard to read. */
const narrow = css`
  max-width: 760px;
`;

export const NarrowSheet = styled(Sheet)`
  ${narrow}
`;

export const Narrow = styled.div`
  ${narrow}
`;
