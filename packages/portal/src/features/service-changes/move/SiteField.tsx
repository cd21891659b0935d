import { Combobox } from '@skerry/ui/experimental';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { findSites } from './findPlaces.ts';
import { readPlace } from './places.ts';

/** Another of the company's own sites. */
export function SiteField({ form }: { form: ChangeForm }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const loadOptions = useCallback(
    (text: string, { signal }: { signal: AbortSignal }) => findSites(api, text.slice(0, 200), signal),
    [api],
  );
  const value = form.values.newSite;
  return (
    <Combobox
      label={formatMessage({ id: 'serviceChange.move.newSite' })}
      hint={formatMessage({ id: 'serviceChange.move.newSite.hint' })}
      loadOptions={loadOptions}
      value={value === '' ? undefined : { value, label: readPlace(value)?.name ?? '' }}
      onValueChange={(option) => form.set('newSite', option?.value ?? '')}
      onBlur={() => form.touch('newSite')}
      readOnly={form.isPending}
      required
      error={form.errorOf('newSite')}
    />
  );
}
