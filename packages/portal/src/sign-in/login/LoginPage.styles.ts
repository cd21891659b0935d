import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The link stands beside the label of the password, and comes after its field for who goes by keyboard. */
export const PasswordPlace = styled.div`
  position: relative;
`;

export const ForgotPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  ${token.type.caption}
`;
