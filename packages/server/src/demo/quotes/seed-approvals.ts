import { addDays } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { stableId } from '../stable-id.ts';

interface DemoApproval {
  /** Of the quote. */
  number: string;
  status: 'PENDING' | 'REJECTED' | 'APPROVED';
  by: string;
  comment: string;
  /** Days from the day that the data are made. */
  requested: number;
  decision?: { by: string; comment: string; day: number };
}

const demoApprovals: readonly DemoApproval[] = [
  {
    number: 'Q-88226',
    status: 'PENDING',
    by: 'Gustav Thulin',
    comment: 'Lagret får 40 skannrar till före jul. Linjen går på 92 % under brådtimmen.',
    requested: -1,
  },
  {
    number: 'Q-88231',
    status: 'PENDING',
    by: 'Astrid Lindqvist',
    comment: 'En väg till in i huset.',
    requested: -1,
  },
  {
    number: 'Q-88200',
    status: 'REJECTED',
    by: 'Cecilia Nordgren',
    comment: '',
    requested: -4,
    decision: { by: 'Klara Nyman', comment: 'Vänta på budgeten.', day: -3 },
  },
  {
    number: 'Q-87990',
    status: 'APPROVED',
    by: 'Gustav Thulin',
    comment: 'Den gamla länken sägs upp.',
    requested: -15,
    decision: { by: 'Astrid Lindqvist', comment: '', day: -14 },
  },
];

/** Writes requests to order by the demo's quotes, as skerry_operator. */
export async function seedDemoApprovals(
  query: Kysely<Schema>,
  { customerId, today, userIds }: { customerId: string; today: string; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { number, status, by, comment, requested, decision } of demoApprovals) {
    const quoteId = stableId(`quote ${customerId} ${number}`);
    const site = await query
      .selectFrom('quote_sites')
      .select(['position', 'prices'])
      .where('customer_id', '=', customerId)
      .where('quote_id', '=', quoteId)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const quote = await query
      .selectFrom('quotes')
      .select(['currency', 'variants'])
      .where('customer_id', '=', customerId)
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    const price = site.prices.find(({ level }) => level === 'firm');
    if (price === undefined) throw new Error(`${number} has no firm price.`);
    const { variantId, monthlyMinor, oneTimeMinor, orderId } = price;
    const amounts = { monthlyMinor: monthlyMinor ?? 0, oneTimeMinor: oneTimeMinor ?? 0 };
    const placement = {
      quoteId,
      lines: [{ siteId: String(site.position), variantId, ...amounts }],
      acceptsTerms: true,
    };
    const at = (day: number) => new Date(`${addDays(today, day)}T14:12:00Z`);
    const people = [by, ...(decision === undefined ? [] : [decision.by])].flatMap((name) => userIds.get(name) ?? []);
    await query
      .insertInto('quote_approvals')
      .values({
        customer_id: customerId,
        id: stableId(`approval ${customerId} ${number}`),
        quote_id: quoteId,
        status,
        placement: JSON.stringify(placement),
        monthly_minor: amounts.monthlyMinor,
        one_time_minor: amounts.oneTimeMinor,
        currency: quote.currency,
        term_months: quote.variants.find(({ id }) => id === variantId)?.termMonths ?? null,
        limit_minor: null,
        decisions_needed: 1,
        decisions: JSON.stringify(
          decision === undefined
            ? []
            : [
                {
                  userId: userIds.get(decision.by),
                  name: decision.by,
                  isApproved: status === 'APPROVED',
                  comment: decision.comment,
                  at: at(decision.day).toISOString(),
                },
              ],
        ),
        comment,
        requested_by: by,
        requested_by_user_id: userIds.get(by) ?? null,
        requested_at: at(requested),
        order_ids: status === 'APPROVED' && orderId !== null ? [orderId] : [],
        expires_on: addDays(today, status === 'PENDING' ? 8 : -1),
      })
      .execute();
    await query
      .updateTable('quotes')
      .set({ approval_status: status, approval_by_user_ids: people })
      .where('customer_id', '=', customerId)
      .where('id', '=', quoteId)
      .execute();
  }
}
