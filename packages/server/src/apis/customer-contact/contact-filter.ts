import type { ContactFilter } from './contacts.repository.ts';
import { commaList } from '../../http/comma-list.ts';

/** The filter of a call: lists have commas between their words. */
export function filterOf(query: {
  text?: string | undefined;
  types?: string | undefined;
  scopes?: string | undefined;
  states?: string | undefined;
  reached?: string | undefined;
}): ContactFilter {
  return {
    text: query.text,
    types: commaList(query.types),
    scopes: commaList(query.scopes),
    states: commaList(query.states),
    reached: commaList(query.reached),
  };
}
