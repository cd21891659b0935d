import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';

/** What is known of a correlation id. */
export interface CorrelationResult {
  status: 'Ok' | 'Warning' | 'Error';
  message: string;
  transactionId: string;
}

export interface CorrelationCheck {
  /** What is known of the id; undefined before it is checked. */
  readonly resultOf: (correlationId: string) => CorrelationResult | undefined;
  readonly isChecking: boolean;
  /** Checks an id that nothing is known of yet; with `again`, one that is known too. */
  readonly check: (correlationId: string, again?: 'again') => Promise<CorrelationResult>;
}

/** Whether a service that prices are to go on from is the company's own (specification, section 4): Ok without a call while the flag is off. */
export function useCorrelationCheck(): CorrelationCheck {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { flags } = useStartupData();
  const [known, setKnown] = useState<{ id: string; result: CorrelationResult }>();
  const [pending, setPending] = useState(0);
  const latest = useRef('');

  async function ask(correlationId: string): Promise<CorrelationResult> {
    if (flags.performCorrelationValidation !== true) return { status: 'Ok', message: '', transactionId: '' };
    try {
      return await validate(api, correlationId).catch(() => validate(api, correlationId));
    } catch (error) {
      const { id, values } = errorMessage(error);
      const reason = formatMessage({ id }, values);
      const message = formatMessage({ id: 'quoteConfigure.correlation.failed' }, { reason });
      return { status: 'Error', message, transactionId: '' };
    }
  }

  return {
    resultOf: (correlationId) => (known?.id === correlationId.trim() ? known.result : undefined),
    isChecking: pending > 0,
    async check(correlationId, again) {
      const id = correlationId.trim();
      if (again === undefined && known?.id === id) return known.result;
      latest.current = id;
      setPending((count) => count + 1);
      const result = await ask(id);
      setPending((count) => count - 1);
      // Of an id that has been changed meanwhile nobody wants to hear.
      if (latest.current === id) setKnown({ id, result });
      return result;
    },
  };
}

const statuses = ['Ok', 'Warning', 'Error'] as const;

async function validate(api: Api, correlationId: string): Promise<CorrelationResult> {
  const { status, message, transactionId } = await unwrap(
    api.quoteAndOrder.POST('/validate/correlationOwnership', { body: { correlationId } }),
    (body) => [body.status, body.message, body.transactionId].every((text) => typeof text === 'string'),
  );
  // A status that nobody knows is no permission.
  return {
    status: statuses.find((each) => each === status) ?? 'Error',
    message,
    transactionId,
  };
}
