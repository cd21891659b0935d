import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import type { FilterDrawerProps } from './FilterDrawer.tsx';
import type { FilterProps } from './FilterFields.tsx';

export const filterDrawer: Part<FilterDrawerProps> = {
  texts: ['ui-form'],
  component: async () => (await import('./FilterDrawer.tsx')).FilterDrawer,
};

export const toolbarFilters: Part<FilterProps> = {
  texts: ['ui-form'],
  component: async () => (await import('./ToolbarFilters.tsx')).ToolbarFilters,
};
