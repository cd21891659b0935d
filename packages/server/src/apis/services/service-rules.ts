import { maxTagsPerService, validateInvoiceText, type Service, type ServicesChange } from '@skerry/contracts';
import type { Transaction } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { everyNarrowing, narrowedTo } from '../../identity/scope.ts';
import { scopeTagsAmong } from './tags.repository.ts';

const tagRoles = ['OperationResponsible', 'OperationStaff', 'Purchaser', 'update-services'];
const invoiceTextRoles = ['BillingResponsible', 'OperationResponsible'];

/** The caller, as far as they may make the change. Refuses with 403 one that their roles do not allow. */
export function forChange(principal: Principal, { type }: ServicesChange['op']): Principal {
  const allowed = type === 'addTags' || type === 'removeTags' ? tagRoles : invoiceTextRoles;
  if (!allowed.some((role) => principal.grants.has(role))) throw new ProblemError(403);
  return narrowedTo(principal, allowed);
}

/** Tags are the whole company's: who sees a part of its services changes none, nor what all the others have of it. */
export function refuseNarrowed({ scope }: Pick<Principal, 'scope'>): void {
  if (scope !== null) throw new ProblemError(403, { code: 'SCOPE_TOO_NARROW' });
}

/**
 * Nobody takes from a service the tag through which they reach it: they could neither finish the change nor undo it. Nor does anybody give
 * one the tag that any right of theirs is narrowed to: the right would reach what it was not given for.
 */
export async function refuseScopeTags(
  transaction: Transaction,
  { scope, grants }: Pick<Principal, 'scope' | 'grants'>,
  { added, removed }: Record<'added' | 'removed', readonly string[]>,
): Promise<void> {
  const refused = [
    ...(await scopeTagsAmong(transaction, scope, removed)),
    ...(await scopeTagsAmong(transaction, everyNarrowing(grants), added)),
  ];
  if (refused.length > 0) throw new ProblemError(403, { code: 'SCOPE_TOO_NARROW' });
}

/** The text to store. Throws 422 where it can't stand on an invoice. */
export function checkedInvoiceText(text: string): string {
  const error = validateInvoiceText(text);
  if (error !== undefined)
    throw new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'invoiceText', ...error }] });
  return text.trim();
}

/** Ids of tags as they are stored, each once. */
export function tagIdsOf(ids: readonly string[] = []): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** Refuses tags that the customer does not have, and more than a service can have. */
export function checkTagIds(wanted: readonly string[], known: readonly string[]): void {
  if (known.length < wanted.length) throw invalidTags('unknownTag');
  if (wanted.length > maxTagsPerService) throw invalidTags('tooMany');
}

function invalidTags(code: string): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'tagIds', code }] });
}

/** The changes of a service that its history shows. */
export function changeableOf({ tags, invoiceText }: Service): { tags: string[]; invoiceText: string } {
  return { tags: tags.map(({ name }) => name), invoiceText };
}
