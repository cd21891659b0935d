import { IconMapPin } from '@tabler/icons-react';

/** One icon for a new quote, wherever it is offered: it begins with the place. */
export const newQuoteIcon = IconMapPin;
