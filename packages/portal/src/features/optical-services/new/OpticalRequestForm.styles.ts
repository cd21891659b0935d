import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** One end of the line, with its letter. */
export const EndPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[12]};
`;

export const EndTitle = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
`;

/** Names of fields, as links that bring the focus there. */
export const LeftFields = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin: ${token.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

/** Looks like a link and moves the focus as one, but there is no address to copy. */
export const LeftField = styled.button`
  min-height: ${token.space[24]};
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
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
`;

/** What is said of the line: as high before it is known. */
export const LineWords = styled.p`
  margin: 0;
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.small} {
    min-height: 3lh;
  }
`;
