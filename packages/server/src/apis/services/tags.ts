import {
  maxTags,
  validateTagDescription,
  validateTagName,
  type ServiceTag,
  type ServiceTagDetails,
  type servicesOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import { refuseNarrowed } from './service-rules.ts';
import { deleteTag, findTag, insertTag, isNameTaken, listTags, updateTag, type TagDetails } from './tags.repository.ts';

type TagHandlers = Pick<Handlers<servicesOperations>, 'listTags' | 'createTag' | 'updateTag' | 'deleteTag'>;

/** The customer's own labels for services. */
export function tagHandlers(database: Database): TagHandlers {
  return {
    async listTags({ principal }) {
      return { status: 200, body: { items: await listTags(database.readsOf(principal)) } };
    },

    createTag: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const details = checkedDetails(call.body);
          if ((await listTags(transaction)).length >= maxTags) throw new ProblemError(409, { code: 'TOO_MANY_TAGS' });
          const id = await insertTag(transaction, details);
          if (id === undefined) throw nameTaken();
          const tag = await existing(transaction, id);
          await auditTag(transaction, call, { after: tag });
          return {
            status: 201,
            body: tag,
            headers: { ETag: etagOf(tag), Location: `/api/services/v1/tags/${id}` },
          };
        }),
      ),

    updateTag: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        refuseNarrowed(call.principal);
        const before = await existing(transaction, call.path.tagId, { forUpdate: true });
        checkVersion(before, call.ifMatch);
        const details = checkedDetails(call.body);
        if (isSame(before, details)) return answer(before);
        if (await isNameTaken(transaction, details.name, before.id)) throw nameTaken();
        await updateTag(transaction, before.id, details);
        const after = await existing(transaction, before.id);
        await auditTag(transaction, call, { before, after });
        return answer(after);
      }),

    deleteTag: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        refuseNarrowed(call.principal);
        const before = await existing(transaction, call.path.tagId, { forUpdate: true });
        checkVersion(before, call.ifMatch);
        await deleteTag(transaction, before.id);
        await auditTag(transaction, call, { before });
        return { status: 204 };
      }),
  };
}

/** What is to be stored of a tag. Throws 422 with every field that is wrong. */
function checkedDetails({ name, color, description = '' }: ServiceTagDetails): TagDetails {
  const wrong = { name: validateTagName(name), description: validateTagDescription(description) };
  const errors = Object.entries(wrong).flatMap(([field, error]) => (error === undefined ? [] : [{ field, ...error }]));
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return { name: name.trim(), color, description: description.trim() };
}

function isSame(a: TagDetails, b: TagDetails): boolean {
  return a.name === b.name && a.color === b.color && a.description === b.description;
}

function nameTaken(): ProblemError {
  return new ProblemError(409, { code: 'TAG_NAME_TAKEN', errors: [{ field: 'name', code: 'taken' }] });
}

/** The tag, or 404, for another customer's as well. */
async function existing(transaction: Transaction, id: string, options?: { forUpdate?: boolean }): Promise<ServiceTag> {
  const tag = await findTag(transaction, id, options);
  if (tag === undefined) throw new ProblemError(404);
  return tag;
}

function answer(tag: ServiceTag) {
  return { status: 200, body: tag, headers: { ETag: etagOf(tag) } } as const;
}

type TagCall = Pick<OperationCall<unknown>, 'principal' | 'traceId' | 'operationId'>;

async function auditTag(
  transaction: Transaction,
  { principal, traceId, operationId }: TagCall,
  change: { before?: ServiceTag; after?: ServiceTag },
): Promise<void> {
  await audit(transaction, {
    principal,
    traceId,
    action: operationId,
    objectType: 'tag',
    objectId: (change.after ?? change.before)?.id ?? '',
    ...change,
  });
}
