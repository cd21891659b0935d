import type { ServiceDetails, ServiceOffers } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { WantedService } from './changeTarget.ts';

/** A service by its id, with how it can be changed at which price; undefined for one that doesn't exist. */
export interface AskedService {
  serviceId: string;
  wanted: WantedService | undefined;
}

/** What a change is wanted for. Asked for each time: an offer is as good as its day. While fewer are asked for, those that are known stay. */
export function useWantedServices(serviceIds: readonly string[]): SWRResponse<AskedService[], unknown> {
  return useQuery(
    ['services', 'offers', ...serviceIds],
    (api) =>
      Promise.all(serviceIds.map(async (serviceId) => ({ serviceId, wanted: await wantedService(api, serviceId) }))),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}

async function wantedService({ services, orders }: Api, serviceId: string): Promise<WantedService | undefined> {
  const params = { path: { serviceId } };
  try {
    const [service, offers] = await Promise.all([
      unwrap(services.GET('/services/{serviceId}', { params }), isNamedService),
      unwrap(orders.GET('/services/{serviceId}/offers', { params }), isServiceOffers),
    ]);
    return { service, offers };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function isNamedService({ serviceName, siteName, productInformation }: ServiceDetails): boolean {
  return (
    typeof serviceName === 'string' && typeof siteName === 'string' && Array.isArray(productInformation.translations)
  );
}

function isServiceOffers({ serviceId, upgrades, addons, replacements, reasons }: ServiceOffers): boolean {
  return (
    typeof serviceId === 'string' &&
    typeof reasons === 'object' &&
    upgrades.every(
      ({ capacityBps, monthlyFee, oneTimeCharge, agreementPeriods = [] }) =>
        Number.isInteger(capacityBps) &&
        isFee(monthlyFee) &&
        (oneTimeCharge === undefined || isFee(oneTimeCharge)) &&
        agreementPeriods.every((period) => Number.isInteger(period.months) && isFee(period.monthlyFee)),
    ) &&
    addons.every(({ translations, monthlyFee }) => Array.isArray(translations) && isFee(monthlyFee)) &&
    replacements.every(({ translations }) => Array.isArray(translations))
  );
}

function isFee({ amount, currency }: { amount: number; currency: string }): boolean {
  return typeof amount === 'number' && typeof currency === 'string';
}
