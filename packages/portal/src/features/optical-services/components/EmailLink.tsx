import { Link } from '@skerry/ui';
import { Fragment } from 'react';

/** An address that breaks at its dots and before its @ where it is too long for a line. */
export function EmailLink({ email }: { email: string }) {
  return (
    <Link href={`mailto:${email}`} aria-label={email} style={{ overflowWrap: 'anywhere' }}>
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={`${index}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
