import { below, DescriptionList, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A text whose lines are as its writer broke them. */
export const WrittenText = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: break-word;
`;

/** What was answered: where key figures stand two in a row, it begins where the second of them does. */
export const Answers = styled(DescriptionList)`
  ${from.small} {
    ${below.large} {
      &&& > div {
        grid-template-columns: calc(50% + ${token.space[20]} - ${token.space[16]}) minmax(0, 1fr);
      }
    }
  }
`;

/** A service on a phone: its lines are as many as they need, apart from those of the next. */
export const PhoneLines = styled.span`
  display: grid;
  padding-block: ${token.space[12]};
  overflow-wrap: anywhere;
  white-space: normal;
`;
