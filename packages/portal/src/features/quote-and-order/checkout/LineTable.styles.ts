import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { SheetTable } from '../../../platform/detail/SheetTable.styles.ts';

export const LinesTable = styled(SheetTable)`
  & th,
  & td {
    overflow-wrap: break-word;
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
  ${below.small} {
    & th,
    & td {
      padding-inline: ${token.space[4]};
    }
  }
`;

export const LineDetail = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}
`;

/** What is done with the table, beside its title. */
export const LinesActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  align-items: center;
`;
