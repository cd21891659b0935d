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

/* Looks like a field that can only be read, and stands on a line with its neighbour; what it says wraps, so that nothing of it is cut. */
export const Fixed = styled.div`
  & > :nth-child(2):not(:last-child) {
    margin-top: ${token.space[2]};
  }
  & > :last-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]};
    box-sizing: border-box;
    min-height: ${token.control.height.comfortable};
    margin: ${token.space[6]} 0 0;
    padding: ${token.space[8]} ${token.space[12]};
    border-radius: ${token.radius.control};
    background: ${token.control.bgReadonly};
    overflow-wrap: anywhere;

    ${below.medium} {
      min-height: ${token.control.height.touch};
    }
  }
  & > :last-child > svg {
    flex: none;
    color: ${token.text.muted};
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
