import {
  addDays,
  daysOfIsoWeek,
  decisionsNeeded,
  deliveryWeekOf,
  freezesDuring,
  orderableQuoteStatuses,
  type OrderCheck,
  type OrderPlacement,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../../database/connect.ts';
import { listFreezePeriods, type FreezeRow } from '../../../database/freeze-periods.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Principal } from '../../../identity/principal.ts';
import { currentPriceBook } from '../../../pricing/price-books.repository.ts';
import { offeredProducts, openAgreement } from '../agreements.repository.ts';
import { billingAccountOf, type BillingAccount } from './billing-accounts.ts';
import { checkCorrelation } from './correlation.ts';
import { checkedLines, whyNot, type PlacedLine } from './placement-rules.ts';
import { statusOf } from '../quote-answers.ts';
import type { QuoteViewer, StoredQuote } from '../quote-row.ts';
import { findOrderLimit } from '../quote.repository.ts';

/** What would come of an order: its lines with the week of each, and those that stay in the quote. */
export interface Placement {
  lines: (PlacedLine & { week: string; freezePeriodIds: string[] })[];
  failed: { siteId: string; code: string }[];
  monthlyMinor: number;
  oneTimeMinor: number;
  totalMinor: number;
  orderLimitMinor: number | null;
  decisionsNeeded: number;
  billingAccount: BillingAccount | null;
}

/**
 * Everything that has to hold when somebody orders, asked of the database as it is now. Throws what speaks against all of it; what speaks
 * against single lines comes back. Whether others have to approve it is for the caller to decide by `decisionsNeeded`.
 */
export async function checkPlacement(
  queries: TenantQueries,
  stored: StoredQuote,
  placement: OrderPlacement,
  principal: Pick<Principal, 'category' | 'roles'>,
  viewer: QuoteViewer,
): Promise<Placement> {
  const { quote } = stored;
  const { today } = viewer;
  const lines = checkedLines(stored, placement, today);
  const billingAccount = await billingAccountOf(queries, placement.billingAccountId);
  const status = statusOf(stored, viewer);
  if (status === 'RENEW_ACCESSONLINE') throw new ProblemError(409, { code: 'QUOTE_EXPIRED' });
  if (status === 'SIGNED') throw new ProblemError(409, { code: 'ALREADY_ORDERED' });
  if (!(orderableQuoteStatuses as readonly string[]).includes(status))
    throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
  const agreement = await openAgreement(queries, quote.agreement_id, principal, today);
  const products = new Set(lines.map(({ variant }) => variant.productId));
  offeredProducts(agreement, await currentPriceBook(queries), [...products]);
  if (quote.correlation_id !== null && (await checkCorrelation(queries, quote.correlation_id)).status === 'Error')
    throw new ProblemError(409, { code: 'CORRELATION_INVALID' });

  const inScope = await sitesInScope(queries, lines);
  const why = (line: PlacedLine) => whyNot(line) ?? (inScope(line) ? undefined : 'OUT_OF_SCOPE');
  const failed = lines.flatMap((line) => {
    const code = why(line);
    return code === undefined ? [] : [{ siteId: line.line.siteId, code }];
  });
  const possible = lines.filter((line) => why(line) === undefined);
  refuseChangedPrices(placement, possible);
  if (possible.length === 0) throw new ProblemError(409, { code: failed[0]?.code ?? 'NOT_POSSIBLE' });

  const freezes = await listFreezePeriods(queries, today);
  const orderLimitMinor = await findOrderLimit(queries, quote.currency);
  const sum = (of: (line: PlacedLine) => number) => possible.reduce((total, line) => total + of(line), 0);
  const monthlyMinor = sum(({ price }) => price.monthlyMinor ?? 0);
  const oneTimeMinor = sum(({ price }) => price.oneTimeMinor ?? 0);
  return {
    lines: possible.map((line) => ({ ...line, ...weekOf(line, placement.wantedWeek, { today, freezes }) })),
    failed,
    monthlyMinor,
    oneTimeMinor,
    totalMinor: sum(({ price, variant }) => (price.monthlyMinor ?? 0) * variant.termMonths) + oneTimeMinor,
    orderLimitMinor,
    decisionsNeeded: decisionsNeeded(viewer.roles, { monthlyMinor, limitMinor: orderLimitMinor }),
    billingAccount,
  };
}

export function orderCheckOf(
  placement: Placement,
  { currency, ...about }: Required<Pick<OrderCheck, 'currency' | 'deciders' | 'billingAccounts' | 'keptApart'>>,
): OrderCheck {
  const { lines, failed, monthlyMinor, oneTimeMinor, totalMinor, orderLimitMinor } = placement;
  const weeks = lines.map(({ line, week, freezePeriodIds }) => ({
    siteId: line.siteId,
    deliveryWeek: week,
    freezePeriodIds,
  }));
  return {
    currency,
    monthlyMinor,
    oneTimeMinor,
    totalMinor,
    decisionsNeeded: placement.decisionsNeeded,
    orderLimitMinor,
    ...about,
    failed,
    weeks,
  };
}

/** A price that a specialist has changed since it was accepted has to be accepted again. */
function refuseChangedPrices({ lines }: OrderPlacement, possible: readonly PlacedLine[]): void {
  const errors = possible.flatMap(({ line, price }) =>
    line.monthlyMinor === price.monthlyMinor && line.oneTimeMinor === price.oneTimeMinor
      ? []
      : [{ field: `lines.${lines.indexOf(line)}`, code: 'changed' }],
  );
  if (errors.length > 0) throw new ProblemError(409, { code: 'PRICE_CHANGED', errors });
}

/** A narrowed person orders for sites of the scope, as the order would not be seen by them otherwise. */
async function sitesInScope(
  { query, isNarrowed }: TenantQueries,
  lines: readonly PlacedLine[],
): Promise<(line: PlacedLine) => boolean> {
  if (!isNarrowed) return () => true;
  const wanted = lines.flatMap(({ site }) => site.site.siteId ?? []);
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${wanted}::text[]) as id where id = any (array(select sites_of_groups(current_scope())))`.execute(
    query,
  );
  const found = new Set(rows.map(({ id }) => id));
  return ({ site }) => site.site.siteId !== null && found.has(site.site.siteId);
}

/** The earliest week, not before the one that is wanted, and which freeze periods it was put off for. */
function weekOf(
  { site, price }: PlacedLine,
  wantedWeek: string | undefined,
  { today, freezes }: { today: string; freezes: readonly FreezeRow[] },
): { week: string; freezePeriodIds: string[] } {
  const country = site.site.country.toLowerCase();
  const days = (price.leadTimeWeeks ?? 1) * 7;
  const wanted = wantedWeek === undefined ? undefined : daysOfIsoWeek(wantedWeek)?.from;
  const begin = wanted !== undefined && wanted > addDays(today, days) ? wanted : addDays(today, days);
  const week = deliveryWeekOf({ today: begin, leadTimeWeeks: 0, country }, freezes);
  const monday = daysOfIsoWeek(week)?.from ?? begin;
  const passed = freezesDuring({ from: begin, to: monday < begin ? begin : monday }, freezes, country);
  return { week, freezePeriodIds: passed.map(({ id }) => id) };
}
