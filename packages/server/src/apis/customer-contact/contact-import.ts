import {
  normaliseContact,
  type ContactDetails,
  type ContactImport,
  type ContactImportResult,
  type customerContactOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import { isStorable } from '../../database/stored-text.ts';
import type { Handlers } from '../../http/operation.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { contactErrors, namesTwice, refuseForPart } from './contact-checks.ts';
import { detailsOf } from './contact-export.ts';
import { mailVerification } from './contact-mails.ts';
import { findContact, findContactsByEmail, insertContact, saveContact } from './contacts.repository.ts';
import { keepingContactsWhole } from './invariant.ts';

type Result = ContactImportResult['results'][number];

interface PlannedRow extends Result {
  details: ContactDetails;
}

/** Contacts from a file: what an import would do, and the import. */
export function contactImportHandlers(
  database: Database,
  sender: MailSender,
): Pick<Handlers<customerContactOperations>, 'checkContactImport' | 'importContacts'> {
  return {
    async checkContactImport({ principal, body }) {
      refuseForPart(principal);
      const rows = await planned(database.readsOf(principal), body);
      return { status: 200, body: { results: rows.map(resultOf) } };
    },

    importContacts: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, traceId, operationId: action } = call;
          refuseForPart(principal);
          const createdBy = `${principal.firstName} ${principal.lastName}`;
          const results = await keepingContactsWhole(transaction, async () => {
            const done: Result[] = [];
            for (const row of await planned(transaction, call.body)) {
              const { outcome, details, contactId } = row;
              if (outcome !== 'CREATED' && outcome !== 'UPDATED') {
                done.push(resultOf(row));
                continue;
              }
              const before = contactId === null ? undefined : await findContact(transaction, contactId);
              const id = contactId ?? (await insertContact(transaction, details, createdBy));
              if (contactId !== null) await saveContact(transaction, id, details);
              else await mailVerification(transaction, sender, principal, { id, ...details });
              await audit(transaction, {
                principal,
                traceId,
                action,
                objectType: 'contact',
                objectId: id,
                before,
                after: details,
              });
              done.push({ ...resultOf(row), contactId: id });
            }
            return done;
          });
          return { status: 200, body: { results }, headers: {} } as const;
        }),
      ),
  };
}

/** Says for each row what becomes of it, without writing anything: a check and an import then say the same. */
async function planned(queries: TenantQueries, { rows, existing: mode }: ContactImport): Promise<PlannedRow[]> {
  const emails = rows.map(({ email }) => email.trim()).filter(isStorable);
  const known = await findContactsByEmail(queries, emails);
  const faults = await contactErrors(queries, rows);
  const seen = new Set<string>();
  return rows.map((row, place): PlannedRow => {
    const email = row.email.trim().toLowerCase();
    const errors: Result['errors'] = [...(faults[place] ?? [])];
    if (seen.has(email)) errors.push({ field: 'email', code: 'twice' });
    seen.add(email);
    const details = normaliseContact(row);
    if (namesTwice(details)) errors.push({ field: 'assignments', code: 'twice' });
    const [stored, ...others] = known.filter((contact) => contact.email.toLowerCase() === email);
    const contactId = stored?.id ?? null;
    const answer = (outcome: Result['outcome'], code: string | null = null) => ({
      outcome,
      contactId,
      code,
      errors,
      details,
    });
    if (errors.length > 0) return answer('FAILED', 'INVALID_FIELDS');
    if (stored === undefined) return answer('CREATED');
    if (mode === 'skip') return answer('SKIPPED');
    // Which of them is meant can't be told.
    if (others.length > 0) return answer('FAILED', 'SEVERAL_CONTACTS');
    const isSame = JSON.stringify(normaliseContact(detailsOf(stored))) === JSON.stringify(details);
    return answer(isSame ? 'UNCHANGED' : 'UPDATED');
  });
}

/** The answer is kept under the key of its call, and so holds no character that can't be stored. */
function resultOf({ outcome, contactId, code, errors }: PlannedRow): Result {
  const kept = errors.map((error) =>
    error.character === undefined || isStorable(error.character) ? error : { ...error, character: '\ufffd' },
  );
  return { outcome, contactId, code, errors: kept };
}
