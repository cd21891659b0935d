import type { customerContactOperations } from '@skerry/contracts';
import { sql } from 'kysely';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import { customerNameOf } from '../../database/customer-name.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { hashOf } from './contact-mails.ts';
import { findContact } from './contacts.repository.ts';

/** What the page behind the link of a mail calls. */
export function confirmationHandlers(database: Database): Pick<Handlers<customerContactOperations>, 'confirmContact'> {
  return {
    async confirmContact({ body, traceId, operationId: action }) {
      const { rows } = await sql<{ customer_id: string; contact_id: string; email: string; sent_by: string }>`
        select customer_id, contact_id, email, sent_by from contact_mails
        where token_hash = ${hashOf(body.token)} and sent_at > now() - interval '14 days'`.execute(
        database.identityReads,
      );
      const [mail] = rows;
      if (mail === undefined) throw new ProblemError(404);
      return database.withTenant({ customerId: mail.customer_id, scope: null }, async (transaction) => {
        const { query, customerId } = transaction;
        const contact = await findContact(transaction, mail.contact_id);
        if (contact?.email.toLowerCase() !== mail.email.toLowerCase()) throw new ProblemError(404);
        if (contact.emailState !== 'VERIFIED') {
          await query
            .updateTable('contacts')
            .set((eb) => ({ email_state: 'VERIFIED', version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
            .where('customer_id', '=', customerId)
            .where('id', '=', contact.id)
            .execute();
          // Who confirms has no account: it is put down to the one who asked for it.
          const principal = { accountId: mail.sent_by, category: 'customer', userId: null } as const;
          await audit(transaction, {
            principal,
            traceId,
            action,
            objectType: 'contact',
            objectId: contact.id,
            before: { emailState: contact.emailState },
            after: { emailState: 'VERIFIED', confirmedByLink: true },
          });
        }
        const customerName = await customerNameOf(transaction);
        return { status: 200, body: { email: contact.email, customerName, locale: contact.locale } };
      });
    },
  };
}
