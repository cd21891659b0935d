import { below, Note, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* From edge to edge, as part of the table. */
export const ListStrip = styled(Note)`
  align-items: center;
  padding-inline: ${token.space[20]};
  border-inline: 0;
  border-radius: 0;
`;

/* Below the toolbar, one line with its action. On a phone nothing else parts it from the count below. */
export const ListRow = styled(ListStrip)`
  ${below.small} {
    flex-wrap: nowrap;
    margin-block-end: ${token.space[8]};
    padding-inline: ${token.space[12]};

    /* The button is a sign, and has its place beside the words. */
    && > [data-body] ~ * {
      flex: none;
    }
  }
`;
