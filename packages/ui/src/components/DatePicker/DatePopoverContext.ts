import { createContext, type CSSProperties, type RefObject } from 'react';

/** What the popover of a date field is told by the field. Apart from the popover, which the field does not load before it opens. */
export interface DatePopoverPlace {
  readonly id: string | undefined;
  readonly label: string;
  readonly floatingRef: RefObject<HTMLElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly style: CSSProperties;
  readonly onClose: () => void;
}

export const DatePopoverContext = createContext<DatePopoverPlace | undefined>(undefined);
