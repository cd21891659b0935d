import { formatBitRate, formatCountry } from '@skerry/i18n';
import { Button, Inline, Tag } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { noFilter } from '../servicesAddress.ts';
import { useSites } from '../services.queries.ts';
import type { FilterProps } from './FilterFields.tsx';
import { serviceStatusWord } from './ServiceStatusLabel.tsx';

export interface FilterChipsProps extends FilterProps {
  /** A tag that the address named does not exist, and was taken out of it. */
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
  onClear: () => void;
  /** Before the chips: how many services are found. */
  children: ReactNode;
}

/** What is filtered by, each of it with a button that takes it away. */
export function FilterChips({
  filter,
  facets,
  tags,
  onChange,
  isTagRemoved,
  onTagRemovedSeen,
  onClear,
  children,
}: FilterChipsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { sites } = filter;
  const named = useSites(sites.length > 0 ? { ...noFilter, withEnded: true, sites } : undefined);

  const without = (list: readonly string[], value: string) => list.filter((each) => each !== value);
  const chips: { id: string; label: string; remove: () => void }[] = [
    ...filter.statuses.map((status) => ({
      id: `status ${status}`,
      label: serviceStatusWord(intl, status),
      remove: () => onChange({ statuses: without(filter.statuses, status) }),
    })),
    ...(filter.withEnded
      ? [
          {
            id: 'ended',
            label: formatMessage({ id: 'services.chip.withEnded' }),
            remove: () => onChange({ withEnded: false }),
          },
        ]
      : []),
    ...filter.products.map((product) => ({
      id: `product ${product}`,
      label: translatedName(
        facets?.products.find(({ value }) => value === product)?.translations ?? [],
        language,
        product,
      ),
      remove: () => onChange({ products: without(filter.products, product) }),
    })),
    ...filter.countries.map((country) => ({
      id: `country ${country}`,
      label: formatCountry(language, country),
      remove: () => onChange({ countries: without(filter.countries, country) }),
    })),
    ...filter.cities.map((city) => ({
      id: `city ${city}`,
      label: city,
      remove: () => onChange({ cities: without(filter.cities, city) }),
    })),
    ...sites.map((site) => ({
      id: `site ${site}`,
      label: named.data?.sites.find(({ siteId }) => siteId === site)?.siteName ?? site,
      remove: () => onChange({ sites: without(sites, site) }),
    })),
    ...filter.tags.flatMap((id) => {
      const name = tags.find((tag) => tag.id === id)?.name;
      if (name === undefined) return [];
      return {
        id: `tag ${id}`,
        label: filter.tagMode === 'none' ? formatMessage({ id: 'services.chip.notTag' }, { name }) : name,
        remove: () => onChange({ tags: without(filter.tags, id) }),
      };
    }),
    ...(['minCapacity', 'maxCapacity'] as const).flatMap((bound) => {
      const value = filter[bound];
      if (value === undefined) return [];
      return {
        id: bound,
        label: formatMessage({ id: `services.chip.${bound}` }, { capacity: formatBitRate(language, value) }),
        remove: () => onChange({ [bound]: undefined }),
      };
    }),
    ...(filter.contractEnd === undefined
      ? []
      : [
          {
            id: 'contractEnd',
            label: formatMessage({ id: 'services.chip.contractEnd' }, { count: filter.contractEnd }),
            remove: () => onChange({ contractEnd: undefined }),
          },
        ]),
    ...(isTagRemoved
      ? [{ id: 'unknown tag', label: formatMessage({ id: 'services.chip.unknownTag' }), remove: onTagRemovedSeen }]
      : []),
  ];

  return (
    <Inline gap={8}>
      {children}
      {chips.map(({ id, label, remove }) => (
        <Tag key={id} removeLabel={formatMessage({ id: 'services.chip.remove' }, { label })} onRemove={remove}>
          {label}
        </Tag>
      ))}
      {chips.length > 0 && (
        <Button variant="ghost" size="small" onClick={onClear}>
          {formatMessage({ id: 'services.filter.clear' })}
        </Button>
      )}
    </Inline>
  );
}
