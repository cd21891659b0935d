import {
  maxBulkMatches,
  maxTagsPerService,
  validateInvoiceText,
  type Problem,
  type servicesOperations,
  type ServicesChange,
  type ServicesChangeResult,
} from '@skerry/contracts';
import { auditAll } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { refuseUnlessTold } from '../../inventory/disturbances.ts';
import { isEmptyFilter, knownTagIds, unknownParts } from '../../inventory/service-conditions.ts';
import {
  addTags,
  listNamed,
  lockServices,
  removeTags,
  setInvoiceTexts,
  type LockedService,
} from './bulk.repository.ts';
import { refuseTooMany } from './selection.ts';
import { checkedInvoiceText, checkTagIds, forChange, refuseScopeTags, tagIdsOf } from './service-rules.ts';
import { idsMatching } from './services.repository.ts';
import { listTags } from './tags.repository.ts';

type Failure = ServicesChangeResult['failed'][number];

/** What one service is changed from and to, as its history tells it. */
interface Change {
  id: string;
  before: object;
  after: object;
}

/** One change of many services, and what a list of ids is about before it. */
export function bulkHandlers(
  database: Database,
): Pick<Handlers<servicesOperations>, 'changeServices' | 'lookUpServices'> {
  return {
    async lookUpServices({ principal, body: { ids } }) {
      refuseTooMany(ids);
      return { status: 200, body: { items: await listNamed(database.readsOf(principal), ids) } };
    },

    changeServices: ({ principal: caller, body, traceId, operationId }) => {
      refuseUnlessTold(caller, body.filter ?? {});
      const principal = forChange(caller, body.op);
      return database.withTenant(principal, async (transaction) => {
        const ids = await chosenIds(transaction, body);
        const services = await lockServices(transaction, ids);
        const found = new Set(services.map(({ id }) => id));
        const absent = ids.filter((id) => !found.has(id)).map((id): Failure => ({ id, code: 'NOT_FOUND' }));
        const { changes, failed } = await make(transaction, services, principal, body.op);
        await auditAll(
          transaction,
          changes.map(({ id, before, after }) => ({
            principal,
            traceId,
            action: operationId,
            objectType: 'service',
            objectId: id,
            before,
            after,
          })),
        );
        const refused = new Set(failed.map(({ id }) => id));
        const ok = services.map(({ id }) => id).filter((id) => !refused.has(id));
        return { status: 200, body: { ok, failed: [...absent, ...failed] } };
      });
    },
  };
}

/** The ids that a call is about, each once. */
async function chosenIds(
  queries: TenantQueries,
  { ids, filter, all, expectedCount, op }: ServicesChange,
): Promise<string[]> {
  const named = op.type === 'setInvoiceTexts' ? op.texts?.map(({ id }) => id) : ids;
  const isAmbiguous =
    (named === undefined) === (filter === undefined) || (op.type === 'setInvoiceTexts' && ids !== undefined);
  if (isAmbiguous)
    throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field: 'ids', code: 'required' }] });
  if (named !== undefined) {
    refuseTooMany(named);
    return [...new Set(named)];
  }
  const given = filter ?? {};
  if (expectedCount === undefined) throw invalid([{ field: 'expectedCount', code: 'required' }]);
  if (all !== true && isEmptyFilter(given)) throw invalid([{ field: 'all', code: 'required' }]);
  const unknown = await unknownParts(queries, given);
  if (unknown.length > 0) throw invalid(unknown.map((part) => ({ field: `filter.${part}`, code: 'unknown' })));
  const found = await idsMatching(queries, given, maxBulkMatches);
  if (found.length > maxBulkMatches) throw new ProblemError(422, { code: 'NARROW_FILTER' });
  if (found.length !== expectedCount) throw new ProblemError(409, { code: 'COUNT_CHANGED', count: found.length });
  return found;
}

function invalid(errors: NonNullable<Problem['errors']>): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}

async function make(
  transaction: Transaction,
  services: readonly LockedService[],
  principal: Principal,
  op: ServicesChange['op'],
): Promise<{ changes: Change[]; failed: Failure[] }> {
  if (op.type === 'setInvoiceText') {
    // Without a text nothing says that all texts shall go.
    if (op.invoiceText === undefined)
      throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field: 'op.invoiceText', code: 'required' }] });
    const invoiceText = checkedInvoiceText(op.invoiceText);
    return changeTexts(transaction, services, new Map(services.map(({ id }) => [id, invoiceText])));
  }
  if (op.type === 'setInvoiceTexts')
    return changeTexts(
      transaction,
      services,
      new Map((op.texts ?? []).map(({ id, invoiceText }) => [id, invoiceText.trim()])),
    );
  return changeTags(transaction, services, principal, { type: op.type, tagIds: tagIdsOf(op.tagIds) });
}

async function changeTexts(
  transaction: Transaction,
  services: readonly LockedService[],
  texts: ReadonlyMap<string, string>,
): Promise<{ changes: Change[]; failed: Failure[] }> {
  const failed: Failure[] = [];
  const changes: (Change & { after: { invoiceText: string } })[] = [];
  for (const { id, invoiceText: before } of services) {
    const invoiceText = texts.get(id) ?? before;
    const error = validateInvoiceText(invoiceText);
    if (error?.code === 'unsupportedCharacter')
      failed.push({ id, code: 'UNSUPPORTED_CHARACTER', character: error.character ?? '' });
    else if (error !== undefined) failed.push({ id, code: 'TOO_LONG' });
    else if (invoiceText !== before) changes.push({ id, before: { invoiceText: before }, after: { invoiceText } });
  }
  await setInvoiceTexts(
    transaction,
    changes.map(({ id, after }) => ({ id, invoiceText: after.invoiceText })),
  );
  return { changes, failed };
}

async function changeTags(
  transaction: Transaction,
  services: readonly LockedService[],
  principal: Principal,
  { type, tagIds }: { type: 'addTags' | 'removeTags'; tagIds: readonly string[] },
): Promise<{ changes: Change[]; failed: Failure[] }> {
  checkTagIds(tagIds, await knownTagIds(transaction, tagIds));
  const names = new Map((await listTags(transaction)).map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly string[]) => [...names].filter(([id]) => ids.includes(id)).map(([, name]) => name);
  await refuseScopeTags(transaction, principal, {
    added: type === 'addTags' ? tagIds.filter((id) => services.some((service) => !service.tagIds.includes(id))) : [],
    removed:
      type === 'removeTags' ? tagIds.filter((id) => services.some((service) => service.tagIds.includes(id))) : [],
  });
  const failed: Failure[] = [];
  const changes: Change[] = [];
  for (const { id, tagIds: before } of services) {
    const after =
      type === 'addTags' ? [...new Set([...before, ...tagIds])] : before.filter((tagId) => !tagIds.includes(tagId));
    if (after.length > maxTagsPerService) failed.push({ id, code: 'TOO_MANY_TAGS' });
    else if (after.length !== before.length)
      changes.push({ id, before: { tags: namesOf(before) }, after: { tags: namesOf(after) } });
  }
  const write = type === 'addTags' ? addTags : removeTags;
  await write(
    transaction,
    changes.map(({ id }) => id),
    tagIds,
  );
  return { changes, failed };
}
