import type { LinkProps } from '@skerry/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Gives the kit's links to the router. Addresses of other places (`https:`, `tel:`) stay plain links. */
export function RouterLink({ children, ...rest }: LinkProps) {
  return elsewhere.test(rest.href) ? <a {...rest}>{children}</a> : <PageLink {...rest}>{children}</PageLink>;
}

/** The router's own link can fetch pages ahead and submit forms besides, for 3 kB. */
function PageLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, rest.target === undefined ? {} : { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
