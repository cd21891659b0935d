import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const OldDates = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
`;
