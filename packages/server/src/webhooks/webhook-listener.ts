import type { MailSender } from '../mail/customer-mail.ts';
import { pathOf, type ToldEventType } from '../notifications/event-types.ts';
import { isForInactiveCustomers } from '../notifications/objects.ts';
import type { EventListener } from '../notifications/process-events.ts';
import { titleOf } from '../notifications/texts.ts';
import { sql } from 'kysely';

/** Puts what is told into the outbox of each of the customer's webhooks that is to hear of it. */
export function webhookListener({ originFor }: Pick<MailSender, 'originFor'>): EventListener {
  return {
    async onEvent({ query, customerId }, event, { topic, severity, isAction }) {
      const webhooks = await query
        .selectFrom('webhooks')
        .innerJoin('customers', 'customers.customer_id', 'webhooks.customer_id')
        .select(['webhooks.id', 'customers.registry'])
        .where('webhooks.customer_id', '=', customerId)
        .where('webhooks.active', '=', true)
        .where((eb) => eb.or([eb('customers.active', '=', true), eb.val(isForInactiveCustomers(event.object_type))]))
        .where(sql<boolean>`${topic} = any(topics)`)
        .execute();
      const [first] = webhooks;
      if (first === undefined) return;
      const body = JSON.stringify({
        type: event.type,
        timestamp: new Date().toISOString(),
        data: {
          customerId,
          topic,
          severity,
          actionRequired: isAction === true,
          respondBy: event.respond_by?.toISOString() ?? null,
          title: titleOf(event.type as ToldEventType, event.details),
          objectType: event.object_type,
          objectId: event.object_id,
          url: `${originFor(first.registry)}${pathOf(event.object_type, event.object_id)}`,
        },
      });
      await query
        .insertInto('webhook_deliveries')
        .values(
          webhooks.map(({ id }) => ({
            customer_id: customerId,
            webhook_id: id,
            type: event.type,
            body,
            status: null,
            error: null,
            milliseconds: null,
          })),
        )
        .execute();
    },
  };
}
