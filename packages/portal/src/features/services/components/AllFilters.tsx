import { formatBitRate } from '@skerry/i18n';
import { Checkbox, Dropdown, SegmentedControl, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { tagModes } from '../servicesAddress.ts';
import {
  CityFilter,
  CountryFilter,
  ProductFilter,
  StatusFilter,
  TagFilter,
  type FilterProps,
} from './FilterFields.tsx';
import { StatusMeanings } from './StatusMeanings.tsx';

const capacities = [10, 100, 1_000, 10_000, 100_000].map((megabits) => megabits * 1_000_000);
const periods = [3, 6, 12, 24];

/** All filters but the text, below each other. */
export function AllFilters(props: FilterProps) {
  const { filter, onChange } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();

  const capacityField = (name: 'minCapacity' | 'maxCapacity') => (
    <Dropdown
      label={formatMessage({ id: `services.filter.${name}` })}
      options={withAny(
        [...new Set([...capacities, ...(filter[name] === undefined ? [] : [filter[name]])])]
          .sort((a, b) => a - b)
          .map((value) => ({ value: String(value), label: formatBitRate(language, value) })),
        formatMessage({ id: 'services.filter.any' }),
      )}
      filterThreshold={Infinity}
      value={String(filter[name] ?? '')}
      onValueChange={(value) => onChange({ [name]: value === '' ? undefined : Number(value) })}
    />
  );

  return (
    <Stack>
      <StatusFilter {...props} />
      <StatusMeanings />
      <Checkbox
        checked={filter.withEnded}
        disabled={filter.statuses.length > 0}
        onCheckedChange={(withEnded) => onChange({ withEnded })}
      >
        {formatMessage({ id: 'services.filter.withEnded' })}
      </Checkbox>
      <ProductFilter {...props} />
      <CountryFilter {...props} />
      <CityFilter {...props} />
      <TagFilter {...props} />
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
      {capacityField('minCapacity')}
      {capacityField('maxCapacity')}
      <Dropdown
        label={formatMessage({ id: 'services.filter.contractEnd' })}
        options={withAny(
          [...new Set([...periods, ...(filter.contractEnd === undefined ? [] : [filter.contractEnd])])]
            .sort((a, b) => a - b)
            .map((count) => ({
              value: String(count),
              label: formatMessage({ id: 'services.filter.months' }, { count }),
            })),
          formatMessage({ id: 'services.filter.any' }),
        )}
        filterThreshold={Infinity}
        value={String(filter.contractEnd ?? '')}
        onValueChange={(value) => onChange({ contractEnd: value === '' ? undefined : Number(value) })}
      />
    </Stack>
  );
}

function withAny<Option>(options: readonly Option[], label: string) {
  return [{ value: '', label }, ...options];
}
