import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const ContentsTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }
  & > thead th {
    border-color: ${token.border.default};
    color: ${token.text.muted};
    ${token.type.label}
  }
  & > tbody > tr > th:first-child {
    ${token.type.bodyStrong}
  }
  /* Nobody has agreed to it yet. */
  & > tbody > tr[data-is-open] {
    background: ${token.tone.attention.bg};
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
`;

export const Price = styled.td`
  && {
    text-align: end;
  }
  white-space: nowrap;
`;
