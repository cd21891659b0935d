import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A table as wide as its sheet, its first and last column in line with the sheet's title. */
export const SheetTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
  }
  & > thead th {
    border-color: ${token.border.default};
    color: ${token.text.muted};
    ${token.type.label}
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
    & tr > :first-child {
      padding-inline-start: ${token.space[16]};
    }
    & tr > :last-child {
      padding-inline-end: ${token.space[16]};
    }
  }
`;

/** An amount: ends below the others of its column. */
export const AmountCell = styled.td`
  && {
    text-align: end;
  }
  white-space: nowrap;
`;
