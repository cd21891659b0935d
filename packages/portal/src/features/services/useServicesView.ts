import type { ListAddress, ListAddressFormat } from '../../platform/list/listAddress.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { servicesPath } from './services.paths.ts';
import { noFilter, readServicesView, writeServicesView, type ServicesView } from './servicesAddress.ts';

/** What the page shows, which lives in the address. */
export type ServicesAddress = ListAddress<ServicesView>;

export const servicesFormat: ListAddressFormat<ServicesView> = {
  path: servicesPath,
  read: readServicesView,
  write: writeServicesView,
  searchOf: ({ filter }) => filter.text,
  withSearch: ({ filter }, text) => ({ filter: { ...filter, text } }),
  withoutFilters: () => ({ filter: { ...noFilter, withEnded: true } }),
  withUsualFilters: () => ({ filter: noFilter }),
  notKept: { place: '', service: '', tab: 'overview', historyPage: 0 },
};

export function useServicesView(): ServicesAddress {
  return useListAddress(servicesFormat);
}
