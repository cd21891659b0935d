import { Sheet } from '@skerry/ui';
import { styled } from 'styled-components';

/* Sentences as wide as a page are hard to read. */
export const NarrowSheet = styled(Sheet)`
  max-width: 760px;
`;
