import { useState } from 'react';

interface Answered {
  readonly data: unknown;
  readonly filter: string;
}

/** True where what was asked for failed and the rows that stay are those of another filter or order: only those of another page may stand in for it. */
export function useHasForeignRows(
  { data, error, isLoading }: { readonly data: unknown; readonly error: unknown; readonly isLoading: boolean },
  parts: readonly (string | undefined)[],
): boolean {
  const filter = JSON.stringify(parts);
  const [answered, setAnswered] = useState<Answered>();
  if (!isLoading && error === undefined && data !== undefined) {
    if (answered?.data !== data || answered.filter !== filter) setAnswered({ data, filter });
    return false;
  }
  return error !== undefined && data !== undefined && answered?.data === data && answered.filter !== filter;
}
