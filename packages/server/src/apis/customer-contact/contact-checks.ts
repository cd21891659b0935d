import { normaliseContact, validateContact, type ContactDetails, type ContactFieldError } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { knownScopeIds } from './scope-options.repository.ts';

/** Whoever sees only a part of the company's services can't tell who is needed for the others. */
export function refuseForPart({ scope }: Pick<Principal, 'scope'>): void {
  if (scope !== null) throw new ProblemError(403, { code: 'NOT_FOR_PART' });
}

/** A contact as it is to be stored. Throws 422 with what is wrong. */
export async function checkedContact(queries: TenantQueries, given: ContactDetails): Promise<ContactDetails> {
  const [errors] = await contactErrors(queries, [given]);
  if (errors !== undefined && errors.length > 0) throw invalid(...errors);
  const contact = normaliseContact(given);
  if (namesTwice(contact)) throw new ProblemError(409, { code: 'CONTACT_EXISTS' });
  return contact;
}

/** Whether it is told about the same type with the same scope twice. */
export function namesTwice({ assignments }: ContactDetails): boolean {
  return new Set(assignments.map(({ type, scope }) => JSON.stringify([type, scope]))).size < assignments.length;
}

/** What is wrong with each of some contacts. */
export async function contactErrors(
  queries: TenantQueries,
  contacts: readonly ContactDetails[],
): Promise<ContactFieldError[][]> {
  const scopes = contacts.flatMap(({ assignments }) => assignments.map(({ scope }) => scope));
  const known = {
    SITES: await knownOf('SITES'),
    SERVICES: await knownOf('SERVICES'),
    TAGS: await knownOf('TAGS'),
  };
  return contacts.map((contact) => [
    ...validateContact(contact),
    ...contact.assignments.flatMap(({ scope: { kind, ids } }, place): ContactFieldError[] =>
      kind !== 'ALL' && ids.some((id) => !known[kind].has(id))
        ? [{ field: `assignments.${place}.scope`, code: 'unknown' }]
        : [],
    ),
  ]);

  function knownOf(wanted: 'SITES' | 'SERVICES' | 'TAGS'): Promise<ReadonlySet<string>> {
    const ids = scopes.flatMap(({ kind, ids: named }) => (kind === wanted ? named : []));
    return knownScopeIds(queries, wanted, ids);
  }
}
