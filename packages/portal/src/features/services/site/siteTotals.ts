import type { Money, Service, ServicePage } from '@skerry/contracts';

export interface SiteTotals {
  /** In bit/s; undefined where none has a capacity. */
  readonly capacityBps: number | undefined;
  /** Undefined where a fee is not known or not seen, and where they are in different currencies. */
  readonly monthlyFee: Money | undefined;
  /** The service that ends first, or whose contract does, of those that have not ended yet. */
  readonly nextEnd: (Service & { lastDay: string }) | undefined;
}

/** The currency that all known fees are in; undefined where there are several, or none is known. */
export function oneCurrencyOf(services: readonly Service[]): string | undefined {
  const [currency, ...others] = new Set(services.flatMap(({ monthlyFee }) => monthlyFee?.currency ?? []));
  return others.length === 0 ? currency : undefined;
}

/** The day that notice has been given for; without notice, the last one of the contract. */
export function lastDayOf({ endsOn, contractEndsOn }: Pick<Service, 'endsOn' | 'contractEndsOn'>): string | null {
  return endsOn ?? contractEndsOn;
}

/** What the services of a site come to; undefined where not all of them are known. */
export function siteTotals({ items, totalItems }: ServicePage, today: string): SiteTotals | undefined {
  if (items.length < totalItems) return undefined;
  const capacities = items.flatMap(({ capacityBps }) => capacityBps ?? []);
  const fees = items.flatMap(({ monthlyFee }) => monthlyFee ?? []);
  const [fee] = fees;
  const isSum = fee !== undefined && fees.length === items.length && oneCurrencyOf(items) !== undefined;
  return {
    capacityBps: capacities.length === 0 ? undefined : capacities.reduce((sum, each) => sum + each, 0),
    monthlyFee: isSum ? { ...fee, amount: fees.reduce((sum, { amount }) => sum + amount, 0) } : undefined,
    nextEnd: items
      .flatMap((service) => {
        const lastDay = lastDayOf(service);
        return lastDay !== null && lastDay >= today ? [{ ...service, lastDay }] : [];
      })
      .toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1))[0],
  };
}
