import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import { demoActivity, type DemoDeed } from './demo-activity.ts';

/** Writes what users have done, and what was done to them, into the audit log. Users and groups are there. */
export async function seedActivity({ query, customerId }: Transaction): Promise<void> {
  const { rows: users } = await sql<{
    id: string;
    account_id: string;
    email: string;
  }>`select id, account_id, email from customer_users where customer_id = ${customerId}`.execute(query);
  const { rows: groups } = await sql<{
    id: string;
    name: string;
  }>`select id, name from role_groups where customer_id = ${customerId}`.execute(query);
  const userOf = (mail: string) => users.find(({ email }) => email === mail);
  const idsOf = (mails: readonly string[]) => mails.flatMap((mail) => userOf(mail)?.id ?? []);

  function objectOf(deed: DemoDeed) {
    if ('to' in deed) return { type: 'customerUser', id: userOf(deed.to)?.id, before: deed.before, after: deed.after };
    const state = (mails: readonly string[]) => ({ name: deed.group, memberIds: idsOf(mails) });
    return {
      type: 'roleGroup',
      id: groups.find(({ name }) => name === deed.group)?.id,
      before: deed.before && state(deed.before),
      after: state(deed.after),
    };
  }

  // The log is read by its numbers: what is older comes first.
  const rows = demoActivity
    .filter((deed) => deed.customerId === customerId)
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .flatMap((deed) => {
      const actor = userOf(deed.by);
      const { type, id, before, after } = objectOf(deed);
      if (actor === undefined || id === undefined) return [];
      return {
        customer_id: customerId,
        at: new Date(Date.now() - deed.daysAgo * 24 * 60 * 60 * 1000),
        actor_account_id: actor.account_id,
        actor_category: 'customer',
        on_behalf_of_user_id: actor.id,
        action: deed.action,
        object_type: type,
        object_id: id,
        before: before === undefined ? null : JSON.stringify(before),
        after: JSON.stringify(after),
        trace_id: null,
      };
    });
  if (rows.length > 0) await query.insertInto('audit_log').values(rows).execute();
}
