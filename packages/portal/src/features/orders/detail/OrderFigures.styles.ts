import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Struck = styled.s`
  color: ${token.text.muted};
  font-weight: 400;
`;
