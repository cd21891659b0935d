import { Link } from '@skerry/ui';
import { Email } from '../../../platform/format/Email.tsx';

/** An address to write to, which may be too long for its line. */
export function EmailLink({ email }: { email: string }) {
  return (
    <Link href={`mailto:${email}`} aria-label={email} style={{ overflowWrap: 'anywhere' }}>
      <Email value={email} />
    </Link>
  );
}
