import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { ColumnsFoot, ColumnsTable } from '../words/Columns.styles.ts';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const Grid = styled(ColumnsTable)`
  & th,
  & td {
    min-width: 13rem;
    padding: ${token.space[12]} ${token.space[16]};
  }
  & thead td {
    position: sticky;
    left: 0;
    min-width: 9rem;
    background: ${token.bg.surface};
    color: ${token.text.muted};
    font-weight: 400;
  }
  & :is(tbody th, thead td) {
    z-index: 1;
  }
  & tbody + tbody th {
    color: ${token.text.default};
    font-weight: 600;
  }
  & [data-is-chosen] {
    background: ${token.bg.selected};
  }
  & [data-sum] {
    ${token.type.amount}
  }
  ${below.small} {
    & th,
    & td {
      padding-inline: ${token.space[12]};
    }
    & thead td {
      min-width: 6.5rem;
    }
  }
`;

export const Name = styled.div`
  display: flex;
  gap: ${token.space[8]};
  ${token.type.bodyStrong}
  align-items: flex-start;

  & > label {
    display: flex;
    gap: ${token.space[8]};
    cursor: pointer;
  }
  & > button {
    margin: calc(-1 * ${token.space[6]}) 0;
  }
`;

export const Change = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
  white-space: nowrap;

  &[data-is-less] {
    color: ${token.tone.positive.fg};
  }
`;

export const Foot = styled(ColumnsFoot)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;
