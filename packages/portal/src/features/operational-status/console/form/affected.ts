import { readImpact, type DisturbanceDraft, type Impact, type ProviderDisturbance } from '@skerry/contracts';

export interface AffectedService {
  readonly customerId: string;
  readonly customerName: string;
  readonly serviceId: string;
}

/** What is worked on, and whose services run through it. */
export interface AffectedGroup {
  readonly through: string;
  readonly impact: Impact;
  /** How long, in minutes; empty where that is not known. */
  readonly minutes: string;
  readonly services: readonly AffectedService[];
  /** All services that run there. */
  readonly cities: readonly string[];
  /** Its own time within the window, where a system has told it. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

export const noGroup: AffectedGroup = { through: '', impact: 'OUTAGE', minutes: '', services: [], cities: [] };

/** Of what a form has kept. */
export function readGroups(text: string | undefined): readonly AffectedGroup[] {
  return text === undefined || text === '' ? [] : (JSON.parse(text) as AffectedGroup[]);
}

export function writeGroups(groups: readonly AffectedGroup[]): string {
  return groups.length === 0 ? '' : JSON.stringify(groups);
}

/** As the API takes it. */
export function affectedOf(groups: readonly AffectedGroup[]): NonNullable<DisturbanceDraft['affected']> {
  return groups.map(({ through, impact, minutes, services, cities, startsAt, endsAt }) => ({
    through,
    impact,
    ...(minutes !== '' && { minutes: Number(minutes) }),
    services: services.map(({ customerId, serviceId }) => ({ customerId, serviceId })),
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
  }));
}

/** What is stored, which stands by customer, by what it runs through. */
export function groupsOf({ groups }: Pick<ProviderDisturbance, 'groups'>): AffectedGroup[] {
  const merged = new Map<string, AffectedGroup>();
  for (const { through, impact, minutes, startsAt, endsAt, customerId, customerName, serviceIds } of groups) {
    const key = [through, impact, minutes, startsAt, endsAt].join('\n');
    const before = merged.get(key);
    merged.set(key, {
      through,
      impact: readImpact(impact),
      minutes: minutes === null ? '' : String(minutes),
      services: [
        ...(before?.services ?? []),
        ...serviceIds.map((serviceId) => ({ customerId, customerName, serviceId })),
      ],
      cities: [],
      ...(startsAt !== null && { startsAt }),
      ...(endsAt !== null && { endsAt }),
    });
  }
  return [...merged.values()];
}

/** Ids that were pasted, from a sheet or a mail: each once. */
export function pastedIds(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/u).filter((id) => /^[a-z0-9-]{1,64}$/i.test(id)))];
}

export function isSameService(one: AffectedService, other: AffectedService): boolean {
  return one.customerId === other.customerId && one.serviceId === other.serviceId;
}
