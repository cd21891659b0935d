import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const OldDates = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
`;

export const Struck = styled.s`
  color: ${token.text.muted};
  font-weight: 400;
`;
