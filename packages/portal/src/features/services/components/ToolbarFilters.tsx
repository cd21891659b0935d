import { CityFilter, ProductFilter, StatusFilter, TagFilter, type FilterProps } from './FilterFields.tsx';

/** The filters that are wanted most, without the way through the drawer. */
export function ToolbarFilters(fields: FilterProps) {
  return (
    <>
      <StatusFilter {...fields} isCompact />
      <ProductFilter {...fields} isCompact />
      <CityFilter {...fields} isCompact />
      <TagFilter {...fields} isCompact />
    </>
  );
}
