import { useIntl } from 'react-intl';
import type { ServicesAddress } from '../useServicesView.ts';

/** The way from a service back to what its reader came from. */
export function useBackToServices({ hrefOf }: ServicesAddress): { href: string; label: string } {
  const { formatMessage } = useIntl();
  return { href: hrefOf({ service: '' }), label: formatMessage({ id: 'services.details.back' }) };
}
