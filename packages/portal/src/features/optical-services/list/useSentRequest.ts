import { useLocation } from 'react-router-dom';

/** What the form leaves in the history of the browser for the list that it leads to. */
export interface SentState {
  readonly sentRequest: string;
}

/** Id of the request that was just sent, while the list is as the form led to it. */
export function useSentRequest(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('sentRequest' in state)) return undefined;
  return typeof state.sentRequest === 'string' ? state.sentRequest : undefined;
}
