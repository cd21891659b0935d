import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What a search has found: it scrolls by itself, so that the rest of the form stays near. */
export const FoundList = styled.div`
  max-height: 18rem;
  overflow-y: auto;
  padding: ${token.space[12]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
`;

/** What has been said so far, as those see it who are told. */
export const SeenCard = styled.div`
  padding: ${token.space[16]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-block-start: 3px solid ${token.tone.critical.solid};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  overflow-wrap: anywhere;

  &[data-is-calm] {
    border-block-start-color: ${token.tone.info.icon};
  }
`;

export const SeenArea = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  background: ${token.bg.canvas};
`;

export const ToldList = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[12]};
  }
  & > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** What was said, with when, in the words' own line. */
export const SeenUpdates = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0 0 0 ${token.space[12]};
  border-inline-start: 2px solid ${token.border.default};
  list-style: none;

  & > li {
    white-space: pre-line;
  }
`;

/** There all along, so that what changes in it is announced; while there is nothing it takes no room. */
export const Announced = styled.div`
  grid-column: 1 / -1;

  &:empty {
    margin-block-start: calc(-1 * ${token.space[12]});
  }
  [role='group'] > * > &:empty {
    margin-block-start: calc(-1 * ${token.space[16]});
  }
`;

/** Words of a button that begin where the text around them does. */
export const FlushStart = styled.div`
  margin-inline-start: calc(-1 * ${token.control.paddingX.compact});
`;

/** What is affected: what it runs through with how hard that is hit, one line where there is room. */
export const GroupRows = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  list-style: none;
`;

export const GroupRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[8]} ${token.space[12]};
  align-items: center;
  padding-block: ${token.space[8]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  overflow-wrap: anywhere;

  & > :last-child {
    grid-row: 1;
    grid-column: 2;
  }
  & > :nth-child(2) {
    grid-column: 1 / -1;
  }
  ${from.small} {
    grid-template-columns: minmax(0, 1fr) 11.5rem auto;

    & > :last-child {
      grid-row: auto;
      grid-column: auto;
    }
    & > :nth-child(2) {
      grid-column: auto;
    }
  }
`;

/** Takes the whole row of a part of the form. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
