export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterChips, type FilterChip, type FilterChipsProps } from './FilterChips.tsx';
export { FilterPopover, type FilterPopoverProps } from './FilterPopover.tsx';
