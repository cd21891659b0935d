import { ApiError } from './ApiError.ts';

/**
 * The body of an answer of openapi-fetch.
 *
 * @param isExpected Says whether a body is what the page can work with. What isn't counts as a bad gateway: the
 *   page then shows its error state and not half a page.
 * @throws ApiError, from `send` or for an unexpected body.
 */
export async function unwrap<Data>(
  pending: Promise<{ data?: Data; response: Response }>,
  isExpected: (data: Data) => boolean = (data) => typeof data === 'object' && data !== null,
): Promise<Data> {
  const { data, response } = await pending;
  const body = data as Data;
  if (response.status !== 204 && !matches(body, isExpected)) throw new ApiError({ status: 502 });
  return body;
}

/** A check that trips over the body has found it wrong. */
function matches<Data>(body: Data, isExpected: (data: Data) => boolean): boolean {
  try {
    return isExpected(body);
  } catch {
    return false;
  }
}
