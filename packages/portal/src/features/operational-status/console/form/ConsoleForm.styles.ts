import { token } from '@skerry/ui';
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

/** Takes the whole row of a part of the form. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
