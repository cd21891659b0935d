import { Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useNetworkFreezes } from '../operational-status.queries.ts';
import { SideList, SideRow } from './Now.styles.ts';

/** As many as somebody plans for. */
const shown = 2;

/** The freeze periods of the company's country that are on or ahead; nothing where there are none. */
export function FreezePeriods() {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { customerCountry } = useIdentity();
  const { freezes, query } = useNetworkFreezes();
  const ahead = freezes
    .filter(({ to, countries }) => to >= today && countries.includes(customerCountry))
    .slice(0, shown);
  const isFailed = query.error !== undefined && query.data === undefined;
  if (ahead.length === 0 && !isFailed) return null;
  return (
    <Sheet title={formatMessage({ id: 'operationalStatus.freezes.title' })}>
      {isFailed && (
        <FetchFailure
          title="operationalStatus.freezes.error"
          error={query.error}
          isRetrying={query.isValidating}
          onRetry={() => void query.mutate()}
        />
      )}
      <SideList>
        {ahead.map(({ id, name, from, to }) => (
          <SideRow key={id}>
            <StatusLabel tone="limit" icon={IconSnowflake}>
              {name}
            </StatusLabel>
            <Text variant="caption">
              <FormattedMessage
                id="operationalStatus.freezes.days"
                values={{
                  from: <Day key="from" value={from} format="shortDate" />,
                  to: <Day key="to" value={to} format="shortDate" />,
                }}
              />
            </Text>
          </SideRow>
        ))}
      </SideList>
      {ahead.length > 0 && (
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'operationalStatus.freezes.rule' })}
        </Text>
      )}
    </Sheet>
  );
}
