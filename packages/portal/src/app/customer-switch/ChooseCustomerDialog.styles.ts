import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const CustomerList = styled.ul`
  overflow-y: auto;
  max-height: 50vh;
  margin: 0;
  padding: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  list-style: none;

  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const CustomerRow = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  box-sizing: border-box;
  width: 100%;
  padding: ${token.space[8]} ${token.space[12]};
  border: 0;
  background: none;
  color: ${token.text.default};
  ${token.type.body}
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > :last-child:not(:first-child) {
    flex: none;
  }
  &:hover {
    background: ${token.bg.hover};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &:disabled {
    color: ${token.text.muted};
    cursor: default;
  }
`;
