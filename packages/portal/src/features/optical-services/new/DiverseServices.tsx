import { Stack, Tag, token } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../platform/api/useApi.ts';
import { findDiverseServices } from '../optical-services.queries.ts';
import { diverseServices, fieldId } from '../opticalForm.ts';
import type { OpticalForm } from '../useOpticalForm.ts';

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The company's services that the route is to stay apart from: found by typing, one after the other, and listed below. */
export function DiverseServices({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [changes, setChanges] = useState(0);
  const chosen = diverseServices(form.values.diverseFrom);
  const choose = (ids: readonly string[]) => {
    form.choose('diverseFrom', ids.join(', '));
    setChanges(changes + 1);
  };
  return (
    <Stack gap={8}>
      <ServiceSearch
        // A new field for each service: empty, and with the focus.
        key={changes}
        form={form}
        takesFocus={changes > 0}
        onPick={(id, name) => {
          setNames({ ...names, [id]: name });
          choose([...new Set([...chosen, id])]);
        }}
      />
      {chosen.length > 0 && (
        <Chosen aria-label={formatMessage({ id: 'optical.diverseFrom.chosen' })}>
          {chosen.map((id) => {
            const name = names[id] ?? id;
            return (
              <li key={id}>
                <Tag
                  {...(!form.isPending && {
                    onRemove: () => choose(chosen.filter((each) => each !== id)),
                    removeLabel: formatMessage({ id: 'optical.diverseFrom.remove' }, { service: name }),
                  })}
                >
                  {name}
                </Tag>
              </li>
            );
          })}
        </Chosen>
      )}
    </Stack>
  );
}

interface ServiceSearchProps {
  form: OpticalForm;
  /** A service has been chosen or removed, and another one may follow. */
  takesFocus: boolean;
  onPick: (serviceId: string, name: string) => void;
}

function ServiceSearch({ form, takesFocus, onPick }: ServiceSearchProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const loadOptions = useCallback(
    (text: string, { signal }: { signal: AbortSignal }) => findDiverseServices(api, text.slice(0, 200), signal),
    [api],
  );
  return (
    <Combobox
      id={fieldId('diverseFrom')}
      ref={input}
      label={formatMessage({ id: 'optical.diverseFrom' })}
      hint={formatMessage({ id: 'optical.diverseFrom.search' })}
      isOptional
      loadOptions={loadOptions}
      value={undefined}
      onValueChange={(option) => {
        if (option) onPick(option.value, option.label);
      }}
      onBlur={() => form.touch('diverseFrom')}
      readOnly={form.isPending}
      error={form.errorOf('diverseFrom')}
    />
  );
}
