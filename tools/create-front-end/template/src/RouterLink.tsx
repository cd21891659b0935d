import type { LinkProps } from '@skerry/ui';
import { Link } from 'react-router';

/** Gives the kit's links to the router. Addresses of other places (`https:`, `tel:`) stay plain links. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
