import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const ComparisonTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    color: ${token.text.muted};
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & thead th {
    ${token.type.label}
  }
  & td:nth-of-type(1) {
    color: ${token.text.default};
  }
  & thead th:nth-of-type(3),
  & td:nth-of-type(2) {
    background: ${token.bg.selected};
    color: ${token.text.default};
  }
  & td:nth-of-type(2) {
    ${token.type.bodyStrong}
  }
  & tr > :first-child {
    padding-inline-start: ${token.space[20]};
  }

  /* Beside it the summary says the difference. */
  ${below.small} {
    & tr > :last-child {
      display: none;
    }
  }
`;
