import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const SummaryRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border: ${token.border.hairline} solid ${token.tone.critical.border};
  border-radius: ${token.radius.control};
  background: ${token.tone.critical.bg};
  color: ${token.text.default};
  ${token.type.body}

  & > svg {
    margin-top: 1px;
    color: ${token.tone.critical.icon};
  }
  &:focus {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
`;

export const SummaryBody = styled.div`
  flex: 1;
  min-width: 0;
`;

export const FieldLinks = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  margin: ${token.space[6]} 0 0;
  padding: 0;
  list-style: none;
`;

/** Looks like a link and moves the focus as one: but there is no address to copy or to open elsewhere. */
export const FieldLink = styled.button`
  min-height: ${token.space[24]};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.text.link};
  ${token.type.body}
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
  &:hover {
    color: ${token.text.linkHover};
  }
`;
