import { Note, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* From edge to edge, as part of the table. */
export const ListStrip = styled(Note)`
  align-items: center;
  padding-inline: ${token.space[20]};
  border-inline: 0;
  border-radius: 0;
`;
