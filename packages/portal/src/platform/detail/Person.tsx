import { Link, Text, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { Email } from '../format/Email.tsx';
import { phoneHref } from '../format/phone-href.ts';
import { formatPhoneNumber } from '../format/phone-number.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  overflow-wrap: anywhere;

  & + & {
    margin-top: ${token.space[12]};
  }
  & > :first-child {
    flex: 1 1 auto;
  }
`;

export interface PersonProps {
  readonly name: string;
  /** What they are there for. */
  readonly about?: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Somebody in the side column, and how they are reached. */
export function Person({ name, about, phone, email }: PersonProps) {
  return (
    <Root>
      <div>
        <Text as="div" variant="bodyStrong">
          {name}
        </Text>
        {about !== undefined && (
          <Text as="div" variant="caption" tone="muted">
            {about}
          </Text>
        )}
      </div>
      {phone !== null && <Link href={phoneHref(phone)}>{formatPhoneNumber(phone)}</Link>}
      {email !== null && (
        <Link href={`mailto:${email}`}>
          <Email value={email} />
        </Link>
      )}
    </Root>
  );
}
