import type { ChoiceOption } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import type { ChoiceProps } from '../choice/ChangeChoice.tsx';
import { findAddresses, locate } from './findPlaces.ts';
import { readPlace, writePlace } from './places.ts';

/** An address that is none of the company's sites, in the country of the services. */
export function AddressField({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const country = target.countries[0] ?? '';
  /** A street or a town, which the number follows, or an address that is looked up. */
  const [beginning, setBeginning] = useState<ChoiceOption>();
  const [isLocating, setLocating] = useState(false);
  const [isLost, setLost] = useState(false);
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }): Promise<ChoiceOption[]> => {
      const found = await findAddresses(api, text.slice(0, 200), country, signal);
      return found.map(({ text: label, magicKey, kind }) => ({ value: JSON.stringify({ magicKey, kind }), label }));
    },
    [api, country],
  );
  const chosen = readPlace(form.values.newAddress);

  async function choose(option: ChoiceOption | undefined): Promise<void> {
    form.set('newAddress', '');
    setBeginning(option);
    setLost(false);
    if (option === undefined) return;
    const { magicKey, kind } = JSON.parse(option.value) as { magicKey: string; kind: string };
    if (kind !== 'address') return;
    setLocating(true);
    const address = await locate(api, { text: option.label, magicKey }).catch(() => undefined);
    setLocating(false);
    setLost(address === undefined);
    if (address) form.set('newAddress', writePlace({ name: option.label, address }));
  }

  return (
    <Combobox
      label={formatMessage({ id: 'serviceChange.move.newAddress' })}
      hint={formatMessage({ id: 'serviceChange.move.newAddress.hint' })}
      loadOptions={loadOptions}
      minLength={3}
      value={chosen ? { value: form.values.newAddress, label: chosen.name } : beginning}
      onValueChange={(option) => void choose(option)}
      onBlur={() => form.touch('newAddress')}
      readOnly={form.isPending || isLocating}
      autoComplete="off"
      required
      error={isLost ? formatMessage({ id: 'serviceChange.move.lost' }) : form.errorOf('newAddress')}
    />
  );
}
