import type { customerContactOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import { sql } from 'kysely';
import { refuseForPart } from './contact-checks.ts';
import { deleteContact, findContact } from './contacts.repository.ts';
import { keepingContactsWhole } from './invariant.ts';

/** Somebody else in place of a contact, in one step: at no time is nobody told. */
export function replaceHandler(database: Database): Pick<Handlers<customerContactOperations>, 'replaceContact'> {
  return {
    replaceContact: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, { ...call, body: { ...call.path, ...call.body } }, async () => {
          const { principal, path, body, traceId, operationId: action } = call;
          refuseForPart(principal);
          const answer = await keepingContactsWhole(transaction, async () => {
            const before = await findContact(transaction, path.contactId);
            if (before === undefined) throw new ProblemError(404);
            if (body.withContactId === before.id) throw invalid({ field: 'withContactId', code: 'same' });
            const other = await findContact(transaction, body.withContactId);
            if (other === undefined) throw invalid({ field: 'withContactId', code: 'unknown' });
            const needsPhone = before.assignments.some(
              ({ type, channels }) =>
                (body.types?.includes(type) ?? true) && channels.some((channel) => channel !== 'MAIL'),
            );
            if (needsPhone && other.phone === null) throw invalid({ field: 'withContactId', code: 'needsPhone' });
            await moveAssignments(transaction, before.id, other.id, body.types);
            const left = await findContact(transaction, before.id);
            if (left?.assignments.length === 0) await deleteContact(transaction, before.id);
            const after = await findContact(transaction, other.id);
            if (after === undefined) throw new Error('It is gone.');
            for (const [was, is] of [
              [before, left?.assignments.length === 0 ? undefined : left],
              [other, after],
            ])
              await audit(transaction, {
                principal,
                traceId,
                action,
                objectType: 'contact',
                objectId: (was ?? after).id,
                before: was,
                after: is,
              });
            return after;
          });
          return { status: 200 as const, body: answer, headers: { ETag: etagOf(answer) } };
        }),
      ),
  };
}

/** What the other is told about already stays with it as it is. */
async function moveAssignments(
  { query, customerId }: Transaction,
  from: string,
  to: string,
  types: readonly string[] | undefined,
): Promise<void> {
  const isMoved = types === undefined ? sql`true` : sql`told.type = any(${types}::text[])`;
  const isOf = sql`told.customer_id = ${customerId} and told.contact_id = ${from} and ${isMoved}`;
  await sql`delete from contact_assignments as told where ${isOf} and exists (
    select from contact_assignments as own where own.customer_id = told.customer_id and own.contact_id = ${to}
      and own.type = told.type and own.scope = told.scope and own.scope_ids = told.scope_ids)`.execute(query);
  await sql`update contact_assignments as told set contact_id = ${to} where ${isOf}`.execute(query);
  await sql`update contacts set version = version + 1, updated_at = now() where customer_id = ${customerId} and id in (${from}, ${to})`.execute(
    query,
  );
}
