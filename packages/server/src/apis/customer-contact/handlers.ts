import { contactPageSize, type Contact, type customerContactOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once, type IdempotentCall } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { confirmationHandlers } from './confirm.ts';
import { checkedContact, refuseForPart } from './contact-checks.ts';
import { contactExportHandlers, detailsOf } from './contact-export.ts';
import { filterOf } from './contact-filter.ts';
import { contactImportHandlers } from './contact-import.ts';
import { mailTest, mailVerification, tooManyMails } from './contact-mails.ts';
import { deleteContact, findContact, insertContact, listContacts, saveContact } from './contacts.repository.ts';
import { keepingContactsWhole } from './invariant.ts';
import { listNotices } from './notices.repository.ts';
import { listPurposes } from './purposes.repository.ts';
import { replaceHandler } from './replace.ts';
import { listScopeOptions } from './scope-options.repository.ts';

const prefix = '/api/customer-contact/v1';
const objectType = 'contact';

/** The built-in contacts of customers. */
export function customerContactHandlers(
  database: Database,
  _directory: unknown,
  sender: MailSender,
): Handlers<customerContactOperations> {
  return {
    ...contactExportHandlers(database),
    ...contactImportHandlers(database, sender),
    ...confirmationHandlers(database),
    ...replaceHandler(database),

    async listContacts({ principal, query }) {
      const { page = 0, pageSize = contactPageSize, sortBy = 'name' } = query;
      const body = await listContacts(database.readsOf(principal), filterOf(query), { page, pageSize, sortBy });
      return { status: 200, body };
    },

    async listContactPurposes({ principal }) {
      return { status: 200, body: { items: await listPurposes(database.readsOf(principal), new Date()) } };
    },

    async listContactScopes({ principal, query: { kind, text } }) {
      return { status: 200, body: { items: await listScopeOptions(database.readsOf(principal), kind, text) } };
    },

    async getContact({ principal, path }) {
      return { status: 200, ...answerOf(await existing(database.readsOf(principal), path.contactId)) };
    },

    async listContactNotices({ principal, path }) {
      const queries = database.readsOf(principal);
      const { id } = await existing(queries, path.contactId);
      return { status: 200, body: await listNotices(queries, id, new Date()) };
    },

    createContact: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, traceId, operationId: action } = call;
          refuseForPart(principal);
          const details = await checkedContact(transaction, call.body);
          const createdBy = `${principal.firstName} ${principal.lastName}`;
          const id = await keepingContactsWhole(transaction, () => insertContact(transaction, details, createdBy));
          await mailVerification(transaction, sender, principal, { id, ...details });
          await audit(transaction, { principal, traceId, action, objectType, objectId: id, after: details });
          const { body, headers } = answerOf(await existing(transaction, id));
          return { status: 201 as const, body, headers: { ...headers, Location: `${prefix}/contacts/${id}` } };
        }),
      ),

    updateContact: ({ principal, path, body, ifMatch, traceId, operationId: action }) =>
      database.withTenant(principal, async (transaction) => {
        refuseForPart(principal);
        const details = await checkedContact(transaction, body);
        const before = await keepingContactsWhole(transaction, async () => {
          const stored = await existing(transaction, path.contactId);
          checkVersion(stored, ifMatch);
          await saveContact(transaction, stored.id, details);
          return stored;
        });
        if (before.email.toLowerCase() !== details.email.toLowerCase())
          await mailVerification(transaction, sender, principal, { id: before.id, ...details });
        await audit(transaction, {
          principal,
          traceId,
          action,
          objectType,
          objectId: before.id,
          before: detailsOf(before),
          after: details,
        });
        return { status: 200, ...answerOf(await existing(transaction, before.id)) };
      }),

    deleteContact: ({ principal, path, ifMatch, traceId, operationId: action }) =>
      database.withTenant(principal, async (transaction) => {
        refuseForPart(principal);
        const before = await keepingContactsWhole(transaction, async () => {
          const stored = await existing(transaction, path.contactId);
          checkVersion(stored, ifMatch);
          await deleteContact(transaction, stored.id);
          return stored;
        });
        await audit(transaction, { principal, traceId, action, objectType, objectId: before.id, before });
        return { status: 204 };
      }),

    sendContactVerification: (call) =>
      mailing(call, async (transaction, contact) => {
        if (!(await mailVerification(transaction, sender, call.principal, contact))) throw tooManyMails();
      }),

    testContact: (call) =>
      mailing(call, (transaction, contact) => mailTest(transaction, sender, call.principal, contact)),
  };

  /** A mail to a contact that is sent once for each key. */
  function mailing(
    call: Omit<IdempotentCall, 'body'> & { path: { contactId: string }; traceId: string },
    send: (transaction: Transaction, contact: Contact) => Promise<void>,
  ) {
    const { principal, path, traceId, operationId: action } = call;
    return database.withTenant(principal, (transaction) =>
      once(transaction, { ...call, body: path }, async () => {
        refuseForPart(principal);
        const contact = await existing(transaction, path.contactId);
        await send(transaction, contact);
        const after = { email: contact.email };
        await audit(transaction, { principal, traceId, action, objectType, objectId: contact.id, after });
        return { status: 201 as const, ...answerOf(await existing(transaction, contact.id)) };
      }),
    );
  }
}

/** The contact, or 404, for another customer's as well. */
async function existing(queries: TenantQueries, id: string): Promise<Contact> {
  const contact = await findContact(queries, id);
  if (contact === undefined) throw new ProblemError(404);
  return contact;
}

function answerOf(contact: Contact): { body: Contact; headers: { ETag: string } } {
  return { body: contact, headers: { ETag: etagOf(contact) } };
}
