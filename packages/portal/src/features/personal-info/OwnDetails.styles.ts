import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  padding: ${token.space[16]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};
  padding: ${token.space[16]} ${token.space[20]} ${token.space[20]};

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

/* What can only be read wraps: nothing of it is cut. */
export const Fixed = styled.div`
  overflow-wrap: anywhere;

  & > p {
    margin-top: ${token.space[8]};
  }
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
