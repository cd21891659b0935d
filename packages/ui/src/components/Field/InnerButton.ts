import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** A button inside the frame of a field. */
export const InnerButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${token.space[24]};
  height: ${token.space[24]};
  margin: 0 -4px 0 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.text.muted};
  cursor: pointer;

  ${below.medium} {
    width: ${token.control.height.touch};
    height: calc(${token.control.height.touch} - 2px);
    margin-inline-end: calc(-1 * ${token.space[12]});
  }

  &[data-words] {
    width: auto;
    padding-inline: ${token.space[6]};
    color: ${token.text.link};
    ${token.type.label}
    ${below.medium} {
      padding-inline: ${token.space[12]};
    }
  }
  &:hover {
    background: ${token.bg.hover};
    color: ${token.text.default};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
`;
