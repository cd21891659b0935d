import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A list of named things in a dialog, each with its buttons at the end. */
export const EntryList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding-block: ${token.space[8]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
`;

export const EntryWords = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
