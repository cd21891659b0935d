import { Combobox, type ChoiceOption } from '@skerry/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { maxTextLength } from '../ordersAddress.ts';
import { findSites, useSiteName } from '../sites.queries.ts';

/** The site that orders are for, found by its name, ids or address. */
export function SiteFilter({ siteId, onChange }: { siteId: string; onChange: (siteId: string) => void }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [picked, setPicked] = useState<ChoiceOption>();
  const name = useSiteName(siteId);
  const loadOptions = useCallback(
    (text: string, { signal }: { signal: AbortSignal }) => findSites(api, text.slice(0, maxTextLength), signal),
    [api],
  );
  return (
    <Combobox
      label={formatMessage({ id: 'orders.field.site' })}
      placeholder={formatMessage({ id: 'orders.filter.site.hint' })}
      isOptional
      loadOptions={loadOptions}
      value={siteId === '' ? undefined : picked?.value === siteId ? picked : { value: siteId, label: name }}
      onValueChange={(option) => {
        setPicked(option);
        onChange(option?.value ?? '');
      }}
    />
  );
}
