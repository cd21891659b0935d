import { SearchField, Stack } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../../platform/alerts/error-message.ts';
import { useFoundServices, type FoundService } from '../console.queries.ts';
import { isSameService, type AffectedService } from './affected.ts';
import { Announced, FoundList } from './ConsoleForm.styles.ts';

/** The API looks for no less. */
const leastLetters = 2;
/** As many as it answers. */
const mostFound = 50;

export interface FindServicesProps {
  services: readonly AffectedService[];
  isReadOnly: boolean;
  onChange: (services: AffectedService[]) => void;
}

const keyOf = ({ customerId, serviceId }: AffectedService) => `${customerId} ${serviceId}`;

/** Services of all customers by id, order id, product, site or city, to be ticked one by one or all. */
export function FindServices({ services, isReadOnly, onChange }: FindServicesProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const query = useFoundServices(text.length < leastLetters ? undefined : text);
  const found = text.length < leastLetters ? [] : (query.data ?? []);
  const isChosen = (service: FoundService) => services.some((each) => isSameService(each, service));
  return (
    <Stack gap={8}>
      <SearchField
        label={formatMessage({ id: 'disturbanceForm.find' })}
        hint={formatMessage({ id: 'disturbanceForm.find.hint' })}
        value={typed}
        onValueChange={setTyped}
        readOnly={isReadOnly}
      />
      {found.length > 0 && (
        <FoundList>
          <CheckboxGroup
            label={formatMessage({ id: 'disturbanceForm.found' }, { count: found.length, most: mostFound })}
            hasSelectAll={found.length > 1}
            options={found.map((service) => ({
              value: keyOf(service),
              label: `${service.serviceId}, ${service.serviceName}`,
              hint: [service.customerName, service.siteName, service.city].join(' · '),
            }))}
            value={found.filter(isChosen).map(keyOf)}
            onValueChange={(keys) => {
              const others = services.filter((each) => !found.some((service) => isSameService(each, service)));
              onChange([
                ...others,
                ...found
                  .filter((service) => keys.includes(keyOf(service)))
                  .map(({ customerId, customerName, serviceId }) => ({ customerId, customerName, serviceId })),
              ]);
            }}
            readOnly={isReadOnly}
          />
        </FoundList>
      )}
      <Announced role="status">
        {query.error !== undefined
          ? formatMessage(errorMessage(query.error))
          : text.length >= leastLetters &&
            query.data?.length === 0 &&
            !query.isValidating &&
            formatMessage({ id: 'disturbanceForm.find.none' })}
      </Announced>
    </Stack>
  );
}
