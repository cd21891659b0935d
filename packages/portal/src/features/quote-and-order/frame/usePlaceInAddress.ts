import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';
import type { QuotePlace } from '../quotePlace.ts';

/** A place with what somebody changes of it. The address follows a moment later; what is changed meanwhile builds on the last change. */
export function usePlaceInAddress<Place extends QuotePlace>(given: Place): [Place, (next: Place) => void] {
  const navigate = useNavigate();
  const address = quoteAndOrderHref(given);
  const [own, setOwn] = useState({ place: given, addresses: [address] });
  return [
    // Another address than the last ones came from elsewhere.
    own.addresses.includes(address) ? own.place : given,
    (next) => {
      const href = quoteAndOrderHref(next);
      setOwn({ place: next, addresses: [address, href] });
      void navigate(href, { replace: true, preventScrollReset: true });
    },
  ];
}
