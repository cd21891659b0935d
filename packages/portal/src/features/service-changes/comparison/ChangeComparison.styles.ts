import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const ComparisonTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th,
  & td {
    padding: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    color: ${token.text.muted};
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & thead th {
    ${token.type.bodyStrong}
    vertical-align: top;

    & small {
      display: block;
      color: ${token.text.muted};
      ${token.type.caption}
    }
  }
  & td:nth-of-type(1),
  & thead th:nth-of-type(2) {
    color: ${token.text.default};
  }
  & thead th:nth-of-type(3),
  & td:nth-of-type(2) {
    border-inline: ${token.border.hairline} solid ${token.border.selected};
    background: ${token.bg.selected};
    color: ${token.text.default};
  }
  & thead th:nth-of-type(3) {
    border-top: ${token.border.selectedBar} solid ${token.border.selected};
  }
  & tbody tr:last-child td:nth-of-type(2),
  & td[rowspan] {
    border-bottom: ${token.border.hairline} solid ${token.border.selected};
  }
  & td:nth-of-type(2) {
    ${token.type.bodyStrong}
  }
  /* Tinted is what has been chosen. */
  & td[data-kind='open'] {
    background: none;
    color: ${token.text.muted};
    ${token.type.body}
  }
  & tr > :first-child {
    padding-inline-start: ${token.space[20]};
  }

  /* Below each other, each value with its column's name: none is left out, and none is cut. */
  ${below.small} {
    & thead {
      display: none;
    }
    &,
    & tbody,
    & tr,
    & tbody th {
      display: block;
    }
    & tbody tr {
      padding-block: ${token.space[12]};
      border-top: ${token.border.hairline} solid ${token.border.subtle};
    }
    &&& tr > :nth-child(n) {
      border: 0;
      padding: ${token.space[4]} ${token.space[20]};
    }
    & tbody th {
      ${token.type.label}
    }
    & td {
      display: flex;
      justify-content: space-between;
      gap: ${token.space[12]};
      text-align: end;
    }
    & td::before {
      flex: none;
      color: ${token.text.muted};
      ${token.type.body}
      content: attr(data-column);
    }
  }
`;
