import { isBlank, maxWebhookUrlLength } from '@skerry/contracts';
import { ApiError } from '../../../platform/api/ApiError.ts';

export type AddressFault = 'required' | 'invalidFormat' | 'notPublic' | 'portNotAllowed';

const faults: readonly string[] = ['required', 'invalidFormat', 'notPublic', 'portNotAllowed'] satisfies AddressFault[];

/** What can be said of an address here; whether it is public is for the server to say. */
export function addressFault(given: string): AddressFault | undefined {
  if (isBlank(given)) return 'required';
  const url = URL.parse(given.trim());
  if (url === null || url.protocol !== 'https:' || url.username + url.password !== '') return 'invalidFormat';
  if (given.length > maxWebhookUrlLength) return 'invalidFormat';
  return url.port === '' || Number(url.port) >= 1024 ? undefined : 'portNotAllowed';
}

/** What the server said of the address. */
export function refusedAddress(error: unknown): AddressFault | undefined {
  const code =
    error instanceof ApiError ? error.problem?.errors?.find(({ field }) => field === 'url')?.code : undefined;
  return code !== undefined && faults.includes(code) ? (code as AddressFault) : undefined;
}
