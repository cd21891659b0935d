import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A wide table scrolls within its sheet; its first column stays. */
export const ColumnsScroll = styled.div`
  /* Holds what is there for screen readers alone. */
  position: relative;
  overflow-x: auto;
`;

/** Things beside each other, one a column. */
export const ColumnsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${token.type.body}

  & th,
  & td {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    text-align: start;
    vertical-align: top;
  }
  & thead :is(th, td) {
    border-top: 0;
  }
  & tbody th {
    position: sticky;
    left: 0;
    min-width: 9rem;
    background: ${token.bg.surface};
    color: ${token.text.muted};
    font-weight: 400;
  }
  & [data-differs] {
    font-weight: 600;
  }
  ${below.small} {
    & tbody th {
      min-width: 6.5rem;
    }
  }
`;

export const ColumnsFoot = styled.div`
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};
  ${token.type.caption}
`;
