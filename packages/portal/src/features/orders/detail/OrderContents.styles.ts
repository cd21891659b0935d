import { below, token } from '@skerry/ui';
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
  /* Amounts below what they are for, on phones: one entry. */
  & tr[data-is-below] > td {
    padding-top: 0;
    border-top: 0;
  }
  & > tbody > tr > th:first-child {
    ${token.type.bodyStrong}
  }
  & s {
    color: ${token.text.muted};
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
  ${below.small} {
    & tr > :first-child {
      padding-inline-start: ${token.space[16]};
    }
    & tr > :last-child {
      padding-inline-end: ${token.space[16]};
    }
    & tr:has(+ [data-is-below]) > th {
      padding-bottom: ${token.space[4]};
    }
  }
`;

export const Price = styled.td`
  && {
    text-align: end;
  }
  white-space: nowrap;
`;
