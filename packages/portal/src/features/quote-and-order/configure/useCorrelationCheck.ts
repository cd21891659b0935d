import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { isOn } from '../../../platform/feature-flags/feature-flags.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { askCorrelation, type Correlation } from '../correlation.ts';

export interface CorrelationCheck {
  /** What is known of the id; undefined before it is checked. */
  readonly resultOf: (correlationId: string) => Correlation | undefined;
  readonly isChecking: boolean;
  /** Checks an id that nothing is known of yet; with `again`, one that is known too. */
  readonly check: (correlationId: string, again?: 'again') => Promise<Correlation>;
}

/** Whether a service that prices are to go on from is the company's own (specification, section 4): Ok without a call while the flag is off. */
export function useCorrelationCheck(): CorrelationCheck {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { flags } = useStartupData();
  const [known, setKnown] = useState<{ id: string; result: Correlation }>();
  const [pending, setPending] = useState(0);
  const latest = useRef('');

  async function ask(correlationId: string): Promise<Correlation> {
    if (!isOn(flags, 'performCorrelationValidation')) return { status: 'Ok', message: '', transactionId: '' };
    const result = await askCorrelation(api, correlationId);
    if (!result.failure) return result;
    const reason = formatMessage({ id: result.failure.id }, result.failure.values);
    return { ...result, message: formatMessage({ id: 'quoteConfigure.correlation.failed' }, { reason }) };
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
