import type { ContactFilter } from './contacts.repository.ts';

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
    types: words(query.types),
    scopes: words(query.scopes),
    states: words(query.states),
    reached: words(query.reached),
  };
}

function words(list: string | undefined): string[] | undefined {
  return list?.split(',').filter((word) => word !== '');
}
