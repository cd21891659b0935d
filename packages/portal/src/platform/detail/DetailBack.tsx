import { Link, token } from '@skerry/ui';
import { styled } from 'styled-components';

export interface BackLink {
  readonly href: string;
  /** Says where it leads: "Back to orders". */
  readonly label: string;
}

/* As far down as in the head of a page. */
const Place = styled.div`
  padding-top: ${token.space[20]};
`;

/** The way back of a page of details. */
export function DetailBack({ href, label }: BackLink) {
  return (
    <Place>
      <Link variant="back" href={href}>
        {label}
      </Link>
    </Place>
  );
}
