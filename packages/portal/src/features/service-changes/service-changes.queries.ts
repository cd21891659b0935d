import type { ServiceDetails, ServiceOffers } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';

/** What a change is ordered for. */
export function useChangedService(serviceId: string): SWRResponse<ServiceDetails, unknown> {
  return useQuery(['services', 'detail', serviceId], (api) =>
    unwrap(
      api.services.GET('/services/{serviceId}', { params: { path: { serviceId } } }),
      ({ serviceName, site, productInformation }) =>
        typeof serviceName === 'string' &&
        typeof site.siteName === 'string' &&
        Array.isArray(productInformation.translations),
    ),
  );
}

/** How it can be changed, and at which price. Asked for each time: an offer is as good as its day. */
export function useOffers(serviceId: string): SWRResponse<ServiceOffers, unknown> {
  return useQuery(
    ['services', 'offers', serviceId],
    (api) =>
      unwrap(api.orders.GET('/services/{serviceId}/offers', { params: { path: { serviceId } } }), isServiceOffers),
    { revalidateOnFocus: false },
  );
}

function isServiceOffers({ serviceId, upgrades, addons, replacements, reasons }: ServiceOffers): boolean {
  return (
    typeof serviceId === 'string' &&
    typeof reasons === 'object' &&
    upgrades.every(({ capacityBps, monthlyFee }) => Number.isInteger(capacityBps) && isFee(monthlyFee)) &&
    addons.every(({ translations, monthlyFee }) => Array.isArray(translations) && isFee(monthlyFee)) &&
    replacements.every(({ translations }) => Array.isArray(translations))
  );
}

function isFee({ amount, currency }: { amount: number; currency: string }): boolean {
  return typeof amount === 'number' && typeof currency === 'string';
}
