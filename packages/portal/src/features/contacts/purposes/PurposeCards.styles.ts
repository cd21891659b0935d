import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[20]};
  padding: ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};

  & > :first-child {
    flex: 0 1 20rem;
    min-width: 12rem;
  }
`;

export const Facts = styled.div`
  display: flex;
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

export const Reached = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[6]};
  margin-top: ${token.space[4]};

  & > [title] {
    display: inline-flex;
  }
`;

export const NameLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[6]};
`;
