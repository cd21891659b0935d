import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Form and summary beside each other, the summary below where there is no room. */
export const RequestLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};
  margin: 0;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
  ${from.veryLarge} {
    grid-template-columns: minmax(0, 1fr) ${token.shell.asideWidth};
  }
`;

/** Stays in view beside the form. */
export const SummaryPlace = styled.aside`
  min-width: 0;

  ${from.large} {
    position: sticky;
    top: calc(${token.shell.headerHeightScrolled} + ${token.space[16]});
  }
`;

/** One end of the line. */
export const EndPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
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

/** One below the other, as wide as the summary, the one that goes on first. */
export const SummaryActions = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;
