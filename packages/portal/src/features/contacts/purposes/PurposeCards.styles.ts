import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* Search and filters have the edges of the cards. */
export const Head = styled.div`
  & > :first-child {
    padding: ${token.space[12]} ${token.space[20]} 0;
  }
  ${below.small} {
    padding: ${token.space[12]} ${token.space[16]};
    border-bottom: ${token.border.hairline} solid ${token.border.default};

    & > :first-child {
      padding: 0 0 ${token.space[8]};
    }
  }
`;

export const Facts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
`;

/* The lines between the cards are the ground that shows through. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  margin: 0;
  padding: 0;
  background: ${token.border.subtle};
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.extraLarge} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 12rem;
  padding: ${token.space[16]} ${token.space[20]};
  background: ${token.bg.surface};

  &[data-is-gap] {
    background: ${token.tone.critical.bg};
    box-shadow: inset 0 3px 0 ${token.tone.critical.solid};
  }
`;

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};

  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  & button {
    margin-inline-end: calc(-1 * ${token.space[8]});
    color: ${token.action.ghost.fg};
  }
`;

export const People = styled.ol`
  margin: ${token.space[12]} 0 0;
  padding: 0;
  border-top: ${token.border.hairline} solid ${token.border.default};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[12]};
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > li:last-child {
    border-bottom: 0;
  }
`;

/* What is missing, and the way to mend it. */
export const CardFoot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};
  padding-block: ${token.space[12]} 0;
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  &[data-is-only] {
    border-top: 0;
  }
  ${People} + & {
    border-top-color: ${token.border.subtle};
  }
`;

export const Reached = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[6]};
  margin-top: ${token.space[4]};

  & > [title] {
    display: inline-flex;
    color: ${token.text.muted};
  }
`;

/* The name is what is looked for: it stands out, and is underlined only when it is pointed at. */
export const PersonLink = styled.span`
  & > a {
    color: ${token.text.default};
    ${token.type.bodyStrong}
    text-decoration-color: transparent;
    overflow-wrap: anywhere;

    &:hover {
      color: ${token.text.linkHover};
      text-decoration-color: currentcolor;
    }
  }
`;

/* The lock, and what can be done, at the end of the line. */
export const PersonEnd = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  margin: -4px -6px 0 0;
  color: ${token.text.muted};
`;
