import { addDays, readMoment } from '@skerry/contracts';
import type { TenantQueries } from '../database/connect.ts';
import { invalid } from '../http/problem.ts';
import { findRisksOf, type ProposedTime } from './redundancy.repository.ts';

/** Refuses a time at which both members of a pair would be touched, unless the caller says that it may be so. */
export async function refuseUnacceptedRisk(
  queries: TenantQueries,
  proposed: ProposedTime,
  { redundancyAccepted = false }: { redundancyAccepted?: boolean | undefined },
): Promise<void> {
  if (redundancyAccepted || proposed.serviceIds.length === 0) return;
  const risks = await findRisksOf(queries, proposed, new Date());
  if (risks.length > 0) throw invalid({ field: 'redundancyAccepted', code: 'required' });
}

/** All of the days, by the clocks of the three countries. */
export function wholeDays(from: string, to: string): Pick<ProposedTime, 'startsAt' | 'endsAt'> {
  return { startsAt: midnight(from), endsAt: midnight(addDays(to, 1)) };
}

function midnight(day: string): Date {
  const { moment } = readMoment(`${day}T00:00`);
  if (moment === undefined) throw new Error(`${day} is no day.`);
  return moment;
}
