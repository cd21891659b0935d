import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  padding: ${token.space[16]} ${token.space[20]} ${token.space[12]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};
  padding: 0 ${token.space[20]} ${token.space[20]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/* Across all columns of the fields. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;

/* What was there before, below its field: the field stays where it is while somebody types. */
export const Was = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[6]};
  margin-top: ${token.space[6]};
  overflow-wrap: anywhere;
  color: ${token.tone.draft.fg};
  ${token.type.label}
`;

/* There without changes too: what it says when the first is made is then announced. */
export const Foot = styled.div`
  &[data-has-changes] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[12]};
    padding: ${token.space[12]} ${token.space[20]};
    border-top: ${token.border.hairline} solid ${token.border.default};
    border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
    background: ${token.tone.draft.bg};
  }
  & > [data-start] {
    display: grid;
    margin-inline-end: auto;
  }

  ${below.small} {
    &[data-has-changes] {
      padding-inline: ${token.space[16]};
    }
    & > [data-start] {
      flex: 1 1 100%;
    }
    & > button {
      flex: 1 1 0;
    }
  }
`;
