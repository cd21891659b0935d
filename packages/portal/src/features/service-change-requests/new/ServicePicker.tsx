import { IconButton, Stack, Text } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { isForKind, type ChosenService } from '../changeRequestForm.ts';
import { findServices } from '../chosenServices.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';
import { ChosenList, ChosenRow } from './ChangeRequestForm.styles.ts';

/** The services that are to be changed: found by typing, one after the other, and listed below. */
export function ServicePicker({ form }: { form: ChangeRequestForm }) {
  const { formatMessage } = useIntl();
  const { services } = form.values;
  const products = form.kind?.products ?? [];
  const [picks, setPicks] = useState(0);
  const choose = (next: readonly ChosenService[]) => {
    form.set('serviceIds', { services: next });
    form.touch('serviceIds');
  };
  return (
    <Stack gap={8}>
      <ServiceSearch
        // A new field for each service: empty, and with the focus of the last one.
        key={picks}
        takesFocus={picks > 0}
        form={form}
        products={products}
        onPick={(service) => {
          setPicks(picks + 1);
          if (!services.some(({ serviceId }) => serviceId === service.serviceId)) choose([...services, service]);
        }}
      />
      {services.length > 0 && (
        <ChosenList aria-label={formatMessage({ id: 'changeRequestForm.services.chosen' })}>
          {services.map((service) => (
            <ChosenRow key={service.serviceId}>
              <div>
                {nameOf(service)}
                <Text as="p" variant="caption" tone={isForKind(service, products) ? 'muted' : 'critical'}>
                  {isForKind(service, products)
                    ? service.siteName
                    : formatMessage({ id: 'changeRequestForm.services.notForKind' })}
                </Text>
              </div>
              <IconButton
                icon={IconX}
                variant="ghost"
                label={formatMessage({ id: 'changeRequestForm.services.remove' }, { service: nameOf(service) })}
                onClick={() => choose(services.filter((each) => each !== service))}
              />
            </ChosenRow>
          ))}
        </ChosenList>
      )}
    </Stack>
  );
}

interface ServiceSearchProps {
  form: ChangeRequestForm;
  products: readonly string[];
  /** Somebody has chosen a service and may choose another. */
  takesFocus: boolean;
  onPick: (service: ChosenService) => void;
}

function ServiceSearch({ form, products, takesFocus, onPick }: ServiceSearchProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const found = useRef<readonly ChosenService[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const productIds = products.join();
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      found.current = await findServices(api, text, {
        products: productIds === '' ? [] : productIds.split(','),
        signal,
      });
      return found.current.map((service) => ({
        value: service.serviceId,
        label: nameOf(service),
        description: service.siteName,
      }));
    },
    [api, productIds],
  );
  return (
    <Combobox
      label={formatMessage({ id: 'changeRequestForm.services' })}
      hint={formatMessage({ id: 'changeRequestForm.services.hint' })}
      ref={input}
      loadOptions={loadOptions}
      value={undefined}
      onValueChange={(option) => {
        const service = found.current.find(({ serviceId }) => serviceId === option?.value);
        if (service) onPick(service);
      }}
      onBlur={() => form.touch('serviceIds')}
      required
      error={form.errorOf('serviceIds')}
    />
  );
}

function nameOf({ name, serviceId }: ChosenService): string {
  return [name, serviceId].join(' ');
}
