import type { formatMessage } from '@skerry/i18n/server';

/** A text of the document in its language. */
export type Say = (id: Parameters<typeof formatMessage>[1], values?: Record<string, string | number>) => string;
