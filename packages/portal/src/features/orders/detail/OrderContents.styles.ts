import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { SheetTable } from '../../../platform/detail/SheetTable.styles.ts';

export const ContentsTable = styled(SheetTable)`
  & th,
  & td {
    vertical-align: baseline;
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
  ${below.small} {
    & tr:has(+ [data-is-below]) > th {
      padding-bottom: ${token.space[4]};
    }
  }
`;
