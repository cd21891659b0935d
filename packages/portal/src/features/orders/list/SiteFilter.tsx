import { type ChoiceOption } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { maxSearchLength } from '../../../platform/list/listQuery.ts';
import { findSites, useSiteName } from '../sites.queries.ts';

export interface SiteFilterProps {
  siteId: string;
  onChange: (siteId: string) => void;
}

/** The site that orders are for, found by its name, ids or address. */
export function SiteFilter({ siteId, onChange }: SiteFilterProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [picked, setPicked] = useState<ChoiceOption>();
  const name = useSiteName(siteId);
  const loadOptions = useCallback(
    (text: string, { signal }: { signal: AbortSignal }) => findSites(api, text.slice(0, maxSearchLength), signal),
    [api],
  );
  return (
    <Combobox
      label={formatMessage({ id: 'orders.field.site' })}
      placeholder={formatMessage({ id: 'orders.filter.site.hint' })}
      loadOptions={loadOptions}
      value={siteId === '' ? undefined : picked?.value === siteId ? picked : { value: siteId, label: name }}
      onValueChange={(option) => {
        setPicked(option);
        onChange(option?.value ?? '');
      }}
    />
  );
}
