import type { ProviderDisturbance } from '@skerry/contracts';
import { DateTime, Sheet, SheetSection, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { WrittenText } from '../../detail/DisturbanceParts.styles.ts';

/** What customers say is hit as well. */
export function CustomerReports({ disturbance: { reports } }: { disturbance: ProviderDisturbance }) {
  const { formatMessage } = useIntl();
  if (reports.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'disturbanceConsole.reports' })} padding="none">
      {reports.map(({ customerId, customerName, serviceIds, text, ticketReference, at, by }) => (
        <SheetSection key={`${customerId} ${at}`} title={customerName}>
          <Text as="div" variant="mono" style={{ overflowWrap: 'anywhere' }}>
            {serviceIds.join(', ')}
          </Text>
          {text !== '' && <WrittenText>{text}</WrittenText>}
          <Text as="div" variant="caption" tone="muted">
            <FormattedMessage
              id="disturbance.answer.by"
              values={{ name: by, day: <DateTime value={at} format="shortDateTime" /> }}
            />
          </Text>
          {ticketReference !== '' && <Text variant="mono">{ticketReference}</Text>}
        </SheetSection>
      ))}
    </Sheet>
  );
}
