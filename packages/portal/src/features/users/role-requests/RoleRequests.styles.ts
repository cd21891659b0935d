import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What somebody asks for, all of it: it is what is decided on. */
export const AskedFor = styled.span`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  padding-block: ${token.space[12]};
  white-space: normal;
`;

/** As far from the lines of the table as what is beside it. */
export const Person = styled.span`
  display: block;
  padding-block: ${token.space[12]};
`;

/** Ends what is asked for. */
export const SentOn = styled.span`
  display: block;
  margin-top: calc(${token.space[4]} - ${token.space[12]});
  padding-bottom: ${token.space[12]};
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

export const PhoneName = styled.span`
  overflow-wrap: anywhere;
  white-space: normal;
`;
