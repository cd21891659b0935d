import type { ServiceFacets, ServiceTag } from '@skerry/contracts';
import { formatCountry } from '@skerry/i18n';
import { MultiSelect } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServicesFilter } from '../servicesAddress.ts';
import { serviceStatusWord } from './ServiceStatusLabel.tsx';

export interface FilterProps {
  filter: ServicesFilter;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  onChange: (part: Partial<ServicesFilter>) => void;
}

/** Looks of a field: with its name above, or as one of several in a row. */
interface FieldLook {
  isCompact?: boolean;
}

/** What a filter field is without its name above it: the name stands in the field. */
function useLook(label: string, chosen: readonly string[], isCompact: boolean) {
  const { formatMessage } = useIntl();
  const counted = { label, summary: 'count' as const };
  if (!isCompact) return counted;
  return {
    ...counted,
    isLabelHidden: true,
    placeholder: label,
    chosenText: formatMessage({ id: 'services.filter.named' }, { name: label, count: chosen.length }),
    size: 'small' as const,
  };
}

export function StatusFilter({ filter, facets, onChange, isCompact = false }: FilterProps & FieldLook) {
  const intl = useIntl();
  const look = useLook(intl.formatMessage({ id: 'services.field.status' }), filter.statuses, isCompact);
  return (
    <MultiSelect
      {...look}
      options={(facets?.statuses ?? []).map(({ value, services }) => ({
        value,
        label: serviceStatusWord(intl, value),
        hint: services,
      }))}
      value={filter.statuses}
      onValueChange={(statuses) => onChange({ statuses, withEnded: false })}
      filterThreshold={20}
    />
  );
}

export function ProductFilter({ filter, facets, onChange, isCompact = false }: FilterProps & FieldLook) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const look = useLook(formatMessage({ id: 'services.field.product' }), filter.products, isCompact);
  return (
    <MultiSelect
      {...look}
      options={(facets?.products ?? []).map(({ value, services, translations }) => ({
        value,
        label: translatedName(translations, language, value),
        hint: services,
      }))}
      value={filter.products}
      onValueChange={(products) => onChange({ products })}
    />
  );
}

export function CityFilter({ filter, facets, onChange, isCompact = false }: FilterProps & FieldLook) {
  const { formatMessage } = useIntl();
  const look = useLook(formatMessage({ id: 'services.field.city' }), filter.cities, isCompact);
  return (
    <MultiSelect
      {...look}
      options={(facets?.cities ?? []).map(({ value, services }) => ({ value, label: value, hint: services }))}
      value={filter.cities}
      onValueChange={(cities) => onChange({ cities })}
    />
  );
}

/** Only where there is a choice: most companies are in one country. */
export function CountryFilter({ filter, facets, onChange }: FilterProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const look = useLook(formatMessage({ id: 'services.field.country' }), filter.countries, false);
  const countries = facets?.countries ?? [];
  if (countries.length < 2 && filter.countries.length === 0) return null;
  return (
    <MultiSelect
      {...look}
      options={countries.map(({ value, services }) => ({
        value,
        label: formatCountry(language, value),
        hint: services,
      }))}
      value={filter.countries}
      onValueChange={(chosen) => onChange({ countries: chosen })}
    />
  );
}

export function TagFilter({ filter, tags, onChange, isCompact = false }: FilterProps & FieldLook) {
  const { formatMessage } = useIntl();
  const look = useLook(formatMessage({ id: 'services.field.tags' }), filter.tags, isCompact);
  return (
    <MultiSelect
      {...look}
      options={tags.map(({ id, name, usedBy }) => ({ value: id, label: name, hint: usedBy }))}
      value={filter.tags}
      onValueChange={(chosen) => onChange({ tags: chosen })}
    />
  );
}
