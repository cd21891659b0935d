import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';

const Number = styled.span`
  white-space: nowrap;
`;

/** A phone number for reading; a missing one is said, in the colour of an error. */
export function UserPhone({ number }: { number: string | null }) {
  const intl = useIntl();
  if (number === null || number === '')
    return <Text tone="error">{intl.formatMessage({ id: 'users.cellphone.missing' })}</Text>;
  return <Number>{formatPhoneNumber(number)}</Number>;
}
