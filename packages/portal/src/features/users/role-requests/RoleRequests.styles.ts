import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Lines = styled.span`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  white-space: normal;
`;

/** Below the name and the day of a phone's row. */
export const PhoneLines = styled(Lines)`
  padding-top: ${token.space[8]};
`;

/** What somebody asks for, all of it: it is what is decided on. As far from the lines of the table as what is beside it. */
export const AskedFor = styled(Lines)`
  padding-block: ${token.space[12]};
`;

export const Person = styled.span`
  display: block;
  padding-block: ${token.space[12]};
`;

/** The name of each kind left of what is asked for. */
export const RequestedParts = styled.span`
  display: grid;
  grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);
  align-items: baseline;
  gap: ${token.space[4]} ${token.space[8]};
`;

export const RequestedRoles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
`;

/** A button below a row. */
export const WideButton = styled.span`
  display: grid;

  & > * > button {
    width: 100%;
  }
`;
