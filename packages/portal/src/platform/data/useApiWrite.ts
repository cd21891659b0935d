import type { Api } from '../api/create-api.ts';
import { useApi } from '../api/useApi.ts';
import { useDataCache, type DataCache } from './useDataCache.ts';
import { useWrite, type Write } from './useWrite.ts';

/**
 * A write to the server.
 *
 * @param call The call, whose answer is the result.
 * @param keep What an answer does to those that are kept: puts itself in their place, or has them asked for again.
 */
export function useApiWrite<Input, Result>(
  call: (api: Api, input: Input) => Promise<Result>,
  keep: (cache: DataCache, result: Result, input: Input) => Promise<unknown>,
): Write<Input, Result> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (input) => {
    const result = await call(api, input);
    await keep(cache, result, input);
    return result;
  });
}
