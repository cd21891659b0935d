import { sql } from 'kysely';
import type { Channel } from '../channels/channel.ts';
import type { Database } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import { pathOf, type ToldEventType } from '../notifications/event-types.ts';
import { isForInactiveCustomers } from '../notifications/objects.ts';
import { titleOf } from '../notifications/texts.ts';
import type { Post } from './post.ts';
import { deleteOldDeliveries, sendWebhooks } from './send-webhooks.ts';

/** In milliseconds: how often what is too old goes. */
const cleaning = 3_600_000;

/** The customer's own systems: each of its webhooks hears of the topics that it was made for. */
export function webhookChannel(database: Database, { originFor }: Pick<MailSender, 'originFor'>, post: Post): Channel {
  let cleanedAt = 0;
  return {
    name: 'webhook',
    interval: 3000,

    async put({ query, customerId }, { event, type: { topic, severity, isAction } }) {
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

    async send(isEnding) {
      await sendWebhooks(database, post, isEnding);
      if (Date.now() - cleanedAt < cleaning) return;
      cleanedAt = Date.now();
      await deleteOldDeliveries(database);
    },
  };
}
