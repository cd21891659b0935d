import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place under the header, once it is there. */
export const PageBannerContext = createContext<HTMLElement | null>(null);

/** Shows what a page has to say across the whole window, as a strip under the header. */
export function PageBanner({ children }: { children: ReactNode }) {
  const place = useContext(PageBannerContext);
  return place && createPortal(children, place);
}
