import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const LinesTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & > thead th {
    border-color: ${token.border.default};
    color: ${token.text.muted};
    ${token.type.label}
  }
  /* It is not ordered. */
  & > tbody > tr[data-stays] > td {
    color: ${token.text.muted};
    text-decoration: line-through;
  }
  & > tbody > tr[data-chosen] {
    background: ${token.bg.selected};
    box-shadow: inset 3px 0 0 ${token.border.selected};
  }
  & > tfoot > tr > * {
    border-color: ${token.border.default};
    ${token.type.bodyStrong}
  }
  & tr > :first-child {
    padding-inline-start: ${token.space[20]};
  }
  & tr > :last-child {
    padding-inline-end: ${token.space[20]};
  }
  ${below.small} {
    & th,
    & td {
      padding-inline: ${token.space[4]};
    }
    & tr > :first-child {
      padding-inline-start: ${token.space[16]};
    }
    & tr > :last-child {
      padding-inline-end: ${token.space[16]};
    }
  }
`;

/** An amount: ends below the others of its column. */
export const Sum = styled.td`
  && {
    text-align: end;
  }
  white-space: nowrap;
`;

export const LineDetail = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}
`;
