import type { ServiceFacets, ServiceTag } from '@skerry/contracts';
import { formatBitRate, formatCountry } from '@skerry/i18n';
import { Dropdown, FilterPopover, SegmentedControl, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { choiceFilter, type FilterLook, type ListFilter } from '../../../platform/list/listFilters.tsx';
import { serviceStatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { useDisturbanceTitle } from '../disturbances.queries.ts';
import { useSites } from '../services.queries.ts';
import { noFilter, tagModes, type ServicesFilter } from '../servicesAddress.ts';
import { StatusMeanings } from './StatusMeanings.tsx';

const capacities = [10, 100, 1_000, 10_000, 100_000].map((megabits) => megabits * 1_000_000);
const periods = [3, 6, 12, 24];

export interface ServiceFilterOptions {
  filter: ServicesFilter;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  onChange: (part: Partial<ServicesFilter>) => void;
  /** A tag that the address named does not exist, and was taken out of it. */
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
}

/** What services, and sites by their services, are filtered by. */
export function useServiceFilters(options: ServiceFilterOptions): readonly ListFilter[] {
  const { filter, facets, onChange, isTagRemoved, onTagRemovedSeen } = options;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { sites } = filter;
  const namedSites = useSites(sites.length > 0 ? { ...noFilter, withEnded: true, sites } : undefined).data?.sites;
  const disturbanceTitle = useDisturbanceTitle(filter.disturbance);
  const countries = facets?.countries ?? [];

  const statusOptions = (facets?.statuses ?? []).map(({ value, services }) => ({
    value,
    label: serviceStatusWord(intl, value),
    hint: services,
  }));
  const status = choiceFilter({
    id: 'status',
    label: formatMessage({ id: 'services.field.status' }),
    isPrimary: true,
    options: statusOptions,
    value: filter.statuses,
    onChange: (statuses) => onChange({ statuses, withEnded: false }),
    nameOf: (value) => serviceStatusWord(intl, value),
    usualName: leavesOutEnded(filter) ? formatMessage({ id: 'services.chip.notEnded' }) : undefined,
  });

  return [
    {
      ...status,
      render: (look) => (look === 'filter' ? status.render(look) : statusField(options, statusOptions, formatMessage)),
      chips: [...status.chips, ...endedChips(options, formatMessage)],
    },
    choiceFilter({
      id: 'product',
      label: formatMessage({ id: 'services.field.product' }),
      isPrimary: true,
      options: (facets?.products ?? []).map(({ value, services, translations }) => ({
        value,
        label: translatedName(translations, language, value),
        hint: services,
      })),
      value: filter.products,
      onChange: (products) => onChange({ products }),
    }),
    choiceFilter({
      id: 'city',
      label: formatMessage({ id: 'services.field.city' }),
      isPrimary: true,
      options: (facets?.cities ?? []).map(({ value, services }) => ({ value, label: value, hint: services })),
      value: filter.cities,
      onChange: (cities) => onChange({ cities }),
    }),
    // Most companies are in one country.
    ...(countries.length < 2 && filter.countries.length === 0
      ? []
      : [
          choiceFilter({
            id: 'country',
            label: formatMessage({ id: 'services.field.country' }),
            options: countries.map(({ value, services }) => ({
              value,
              label: formatCountry(language, value),
              hint: services,
            })),
            value: filter.countries,
            onChange: (chosen) => onChange({ countries: chosen }),
            nameOf: (code) => formatCountry(language, code),
          }),
        ]),
    tagFilter(options, formatMessage),
    {
      id: 'capacity',
      label: formatMessage({ id: 'services.field.capacity' }),
      render: (look) => (
        <Fields look={look} label={formatMessage({ id: 'services.field.capacity' })}>
          {(['minCapacity', 'maxCapacity'] as const).map((bound) => (
            <Dropdown
              key={bound}
              label={formatMessage({ id: `services.filter.${bound}` })}
              options={withAny(
                withValue(capacities, filter[bound]).map((value) => ({
                  value: String(value),
                  label: formatBitRate(language, value),
                })),
                formatMessage({ id: 'services.filter.any' }),
              )}
              filterThreshold={Infinity}
              value={String(filter[bound] ?? '')}
              onValueChange={(value) => onChange({ [bound]: value === '' ? undefined : Number(value) })}
            />
          ))}
        </Fields>
      ),
      chips: (['minCapacity', 'maxCapacity'] as const).flatMap((bound) => {
        const value = filter[bound];
        if (value === undefined) return [];
        const capacity = formatBitRate(language, value);
        return {
          id: bound,
          label: formatMessage({ id: `services.chip.${bound}` }, { capacity }),
          onRemove: () => onChange({ [bound]: undefined }),
        };
      }),
    },
    {
      id: 'contractEnd',
      label: formatMessage({ id: 'services.field.contractEnd' }),
      render: (look) => (
        <Dropdown
          variant={look}
          label={formatMessage({
            id: look === 'filter' ? 'services.field.contractEnd' : 'services.filter.contractEnd',
          })}
          options={withAny(
            withValue(periods, filter.contractEnd).map((count) => ({
              value: String(count),
              label: formatMessage({ id: 'services.filter.months' }, { count }),
            })),
            formatMessage({ id: 'services.filter.any' }),
          )}
          filterThreshold={Infinity}
          value={String(filter.contractEnd ?? '')}
          onValueChange={(value) => onChange({ contractEnd: value === '' ? undefined : Number(value) })}
        />
      ),
      chips:
        filter.contractEnd === undefined
          ? []
          : [
              {
                id: 'contractEnd',
                label: formatMessage({ id: 'services.chip.contractEnd' }, { count: filter.contractEnd }),
                onRemove: () => onChange({ contractEnd: undefined }),
              },
            ],
    },
    // Set by a link from a site; no field of its own.
    ...(sites.length === 0
      ? []
      : [
          choiceFilter({
            id: 'site',
            label: formatMessage({ id: 'services.field.site' }),
            options: sites.map((id) => ({
              value: id,
              label: namedSites?.find(({ siteId }) => siteId === id)?.siteName ?? id,
            })),
            value: sites,
            onChange: (chosen) => onChange({ sites: chosen }),
          }),
        ]),
    // Set by a link from a disturbance or a planned work; no field of its own.
    ...(filter.disturbance === ''
      ? []
      : [
          {
            id: 'disturbance',
            label: formatMessage({ id: 'services.filter.disturbance' }),
            isPrimary: true,
            render: () => null,
            chips: [
              {
                id: 'disturbance',
                label: formatMessage({ id: 'services.chip.disturbance' }, { title: disturbanceTitle }),
                onRemove: () => onChange({ disturbance: '' }),
              },
            ],
          },
        ]),
    ...(isTagRemoved
      ? [
          {
            id: 'unknownTag',
            label: formatMessage({ id: 'services.chip.unknownTag' }),
            render: () => null,
            chips: [
              {
                id: 'unknownTag',
                label: formatMessage({ id: 'services.chip.unknownTag' }),
                onRemove: onTagRemovedSeen,
              },
            ],
          },
        ]
      : []),
  ];
}

type Format = ReturnType<typeof useIntl>['formatMessage'];

/** Stands among the statuses for all of them, those that end a service too. */
const anyStatus = 'ALL';

/** Among all filters: the statuses, before them all of them, and below what they mean. */
function statusField(
  { filter, onChange }: ServiceFilterOptions,
  statuses: readonly { value: string; label: string; hint: number }[],
  formatMessage: Format,
) {
  const { withEnded } = filter;
  const field = choiceFilter({
    id: 'status',
    label: formatMessage({ id: 'services.field.status' }),
    options: [{ value: anyStatus, label: formatMessage({ id: 'services.filter.anyStatus' }) }, ...statuses],
    value: withEnded ? [anyStatus] : filter.statuses,
    onChange: (chosen) => {
      // All of them, or some: what was chosen last holds.
      const isAll = !withEnded && chosen.includes(anyStatus);
      onChange({ statuses: isAll ? [] : chosen.filter((value) => value !== anyStatus), withEnded: isAll });
    },
    usualName: leavesOutEnded(filter) ? formatMessage({ id: 'services.chip.notEnded' }) : undefined,
  });
  return (
    <Stack gap={8}>
      {field.render('field')}
      <StatusMeanings />
    </Stack>
  );
}

function leavesOutEnded({ statuses, withEnded }: ServicesFilter): boolean {
  return statuses.length === 0 && !withEnded;
}

/** Without chosen statuses, what has ended is left out: that holds by default, and can be taken away as any filter. */
function endedChips({ filter, onChange }: ServiceFilterOptions, formatMessage: Format) {
  if (!leavesOutEnded(filter)) return [];
  return [
    {
      id: 'notEnded',
      label: formatMessage({ id: 'services.chip.notEnded' }),
      isUsual: true,
      onRemove: () => onChange({ withEnded: true }),
    },
  ];
}

function tagFilter({ filter, tags, onChange }: ServiceFilterOptions, formatMessage: Format): ListFilter {
  const known = filter.tags.filter((id) => tags.some((tag) => tag.id === id));
  const choice = choiceFilter({
    id: 'tags',
    label: formatMessage({ id: 'services.field.tags' }),
    isPrimary: true,
    options: tags.map(({ id, name, usedBy }) => ({ value: id, label: name, hint: usedBy })),
    value: known,
    onChange: (chosen) => onChange({ tags: chosen }),
    ...(filter.tagMode === 'none' && {
      chipOf: (name: string) => formatMessage({ id: 'services.chip.notTag' }, { name }),
    }),
  });
  return {
    ...choice,
    render: (look) =>
      look === 'filter' ? (
        choice.render(look)
      ) : (
        <Stack gap={8}>
          {choice.render(look)}
          {filter.tags.length > 0 && (
            <SegmentedControl
              label={formatMessage({ id: 'services.filter.tagMode' })}
              options={tagModes.map((value) => ({
                value,
                label: formatMessage({ id: `services.filter.tagMode.${value}` }),
              }))}
              value={filter.tagMode}
              onValueChange={(tagMode) => onChange({ tagMode })}
            />
          )}
        </Stack>
      ),
  };
}

/** Fields that belong together: in a panel of their own above the list, or below each other among all filters. */
function Fields({ look, label, children }: { look: FilterLook; label: string; children: React.ReactNode }) {
  return look === 'filter' ? <FilterPopover label={label}>{children}</FilterPopover> : <Stack>{children}</Stack>;
}

function withAny<Option>(options: readonly Option[], label: string) {
  return [{ value: '', label }, ...options];
}

/** The usual choices, and the one that the address names. */
function withValue(usual: readonly number[], value: number | undefined): readonly number[] {
  return [...new Set(value === undefined ? usual : [...usual, value])].sort((a, b) => a - b);
}
