import type { Service, ServiceDetails, ServiceOffers, ServicePage } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useKnown } from '../../platform/data/useKnown.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { WantedService } from './changeTarget.ts';

/** A service by its id, with how it can be changed at which price; undefined for one that doesn't exist. */
export interface AskedService {
  serviceId: string;
  wanted: WantedService | undefined;
}

/** What a change is wanted for. Asked for each time: an offer is as good as its day. While fewer are asked for, those that are known stay. Where none of them exists, it fails as one that does not. */
export function useWantedServices(serviceIds: readonly string[]): SWRResponse<AskedService[], unknown> {
  return useQuery(
    ['services', 'offers', ...serviceIds],
    async (api) => {
      const missing: ApiError[] = [];
      const asked = await Promise.all(
        serviceIds.map(async (serviceId) => {
          try {
            return { serviceId, wanted: await wantedService(api, serviceId) };
          } catch (error) {
            if (!isNoSuchService(error)) throw error;
            missing.push(error);
            return { serviceId, wanted: undefined };
          }
        }),
      );
      const [first] = missing;
      if (first && missing.length === asked.length) throw first;
      return asked;
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}

export function isNoSuchService(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

export type NamedService = Pick<Service, 'serviceId' | 'serviceName' | 'siteName' | 'productInformation'>;

/** What the page or the list that its reader comes from has already said of a service. */
export function useNamedService(serviceId: string): NamedService | undefined {
  return useKnown<NamedService>(['services'], (data: Partial<Service & ServicePage>) =>
    [data, ...(data.items ?? [])].find(
      (each): each is Service => each.serviceId === serviceId && each.productInformation !== undefined,
    ),
  );
}

async function wantedService({ services, orders }: Api, serviceId: string): Promise<WantedService> {
  const params = { path: { serviceId } };
  const [service, offers] = await Promise.all([
    unwrap(services.GET('/services/{serviceId}', { params }), isNamedService),
    unwrap(orders.GET('/services/{serviceId}/offers', { params }), isServiceOffers),
  ]);
  return { service, offers };
}

function isNamedService({ serviceName, siteName, productInformation }: ServiceDetails): boolean {
  return (
    typeof serviceName === 'string' && typeof siteName === 'string' && Array.isArray(productInformation.translations)
  );
}

function isServiceOffers({
  serviceId,
  upgrades,
  addons,
  replacements,
  renegotiations = [],
  internalMove,
  reasons,
}: ServiceOffers): boolean {
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
    replacements.every(({ translations }) => Array.isArray(translations)) &&
    renegotiations.every(({ months, monthlyFee }) => Number.isInteger(months) && isFee(monthlyFee)) &&
    (internalMove == null || isFee(internalMove.oneTimeCharge))
  );
}

function isFee({ amount, currency }: { amount: number; currency: string }): boolean {
  return typeof amount === 'number' && typeof currency === 'string';
}
