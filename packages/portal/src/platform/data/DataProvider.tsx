import { useState, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize as serialize, type SWRConfiguration } from 'swr';
import { ApiError } from '../api/ApiError.ts';
import { principalOf } from '../session/identity.ts';
import { useSessionState } from '../session/useSession.ts';
import type { AnswersAhead } from './answers-ahead.ts';
import { beginWithOpening, LastAnswerContext } from './last-answer.ts';

/** Reads are tried again twice, after 1 and 3 seconds, where the server was out of reach or had failed; a refusal stands. */
const retryDelays = [1_000, 3_000];

const configuration: SWRConfiguration = {
  revalidateOnFocus: false,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const delay = retryDelays[retryCount - 1];
    if (refused || delay === undefined) return;
    setTimeout(() => void revalidate({ retryCount }), delay);
  },
};

function Cache({ children, config, ahead }: DataProviderProps) {
  const [cache] = useState(() => new Map(ahead?.take().map(([key, data]) => [serialize(key), { data, _k: key }])));
  const [lastAnswer] = useState(beginWithOpening);
  return (
    <LastAnswerContext value={lastAnswer}>
      <SWRConfig value={{ ...configuration, ...config, onSuccess: () => lastAnswer.renew(), provider: () => cache }}>
        {children}
      </SWRConfig>
    </LastAnswerContext>
  );
}

export interface DataProviderProps {
  children: ReactNode;
  /** What the first page begins with. */
  ahead?: AnswersAhead | undefined;
  /** For tests. */
  config?: SWRConfiguration;
}

/** A cache of answers for one principal: another account, customer or impersonated user begins with an empty one. */
export function DataProvider({ children, ...rest }: DataProviderProps) {
  const state = useSessionState();
  return (
    <Cache key={state.status === 'signedIn' ? principalOf(state.identity) : ''} {...rest}>
      {children}
    </Cache>
  );
}
