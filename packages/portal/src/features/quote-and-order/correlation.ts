import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';

const statuses = ['Ok', 'Warning', 'Error'] as const;

/** Whether the service that prices and orders go on from is the company's own. */
export interface Correlation {
  status: (typeof statuses)[number];
  message: string;
  transactionId: string;
  /** Why it could not be asked, where it could not. */
  failure?: MessageDescriptor;
}

/** Asks, once more after a failure (specification, section 4). Where nothing is asked while the flag is off, it is Ok. */
export async function askCorrelation(api: Api, correlationId: string): Promise<Correlation> {
  try {
    return await validate(api, correlationId).catch(() => validate(api, correlationId));
  } catch (error) {
    return { status: 'Error', message: '', transactionId: '', failure: errorMessage(error) };
  }
}

async function validate(api: Api, correlationId: string): Promise<Correlation> {
  const { status, message, transactionId } = await unwrap(
    api.quoteAndOrder.POST('/validate/correlationOwnership', { body: { correlationId } }),
    (body) => [body.status, body.message, body.transactionId].every((text) => typeof text === 'string'),
  );
  // A status that nobody knows is no permission.
  return { status: statuses.find((each) => each === status) ?? 'Error', message, transactionId };
}
