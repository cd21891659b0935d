import {
  isListQuery,
  maxSavedViews,
  mayKeepViewsOf,
  validateSavedViewName,
  type portalUserOperations,
  type SavedView,
  type SavedViewDetails,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { idOf, ownerOf } from './owner.ts';
import {
  deleteView,
  findView,
  forgetFirstViews,
  insertView,
  isNameTaken,
  listViews,
  setFirstView,
  updateView,
  type StoredView,
} from './saved-views.repository.ts';

type SavedViewHandlers = Pick<
  Handlers<portalUserOperations>,
  'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'
>;

/** Saved views of list pages, for oneself or for the whole customer. */
export function savedViewHandlers(database: Database): SavedViewHandlers {
  return {
    async listSavedViews({ principal }) {
      const views = await listViews(database.readsOf(principal), ownerOf(principal));
      const shown = views.filter(({ page }) => mayKeepViewsOf(page, principal.roles));
      return { status: 200, body: { items: shown.map((view) => seenBy(principal, view)) } };
    },

    createSavedView: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal } = call;
          const owner = ownerOf(principal);
          const details = checkedDetails(call.body);
          if (!mayKeepViewsOf(details.page, principal.roles)) throw new ProblemError(403);
          checkRoom(await listViews(transaction, owner), details);
          const id = await insertView(transaction, owner, details);
          if (id === undefined) throw nameTaken();
          if (details.opensFirst === true) await setFirstView(transaction, owner, { id, page: details.page }, true);
          const view = await existing(transaction, principal, id);
          await auditView(transaction, call, { after: view });
          return {
            status: 201,
            body: seenBy(principal, view),
            headers: { ETag: etagOf(view), Location: `/api/portal-user/v1/saved-views/${id}` },
          };
        }),
      ),

    updateSavedView: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        const { principal } = call;
        const before = await existing(transaction, principal, call.path.viewId, { forUpdate: true });
        const details = checkedDetails(call.body);
        // Which view a list opens with is everybody's own choice, and changes nothing for others.
        const isChange = !isSame(before, details);
        if (isChange && !mayChange(principal, before)) throw new ProblemError(403);
        checkVersion(before, call.ifMatch);
        if (!mayKeepViewsOf(details.page, principal.roles)) throw new ProblemError(403);
        const { opensFirst = before.opensFirst } = details;
        if (!isChange && opensFirst === before.opensFirst) return answer(principal, before);
        const owner = ownerOf(principal);
        if (isChange) await changeView(transaction, principal, before, details);
        if (opensFirst !== before.opensFirst || (opensFirst && details.page !== before.page))
          await setFirstView(transaction, owner, { id: before.id, page: details.page }, opensFirst);
        const after = await existing(transaction, principal, before.id);
        await auditView(transaction, call, { before, after });
        return answer(principal, after);
      }),

    deleteSavedView: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        const before = await changeable(transaction, call.principal, call.path.viewId);
        checkVersion(before, call.ifMatch);
        await deleteView(transaction, before.id);
        await auditView(transaction, call, { before });
        return { status: 204 };
      }),
  };
}

/** What is changed for everyone who sees the view. */
async function changeView(
  transaction: Transaction,
  principal: Principal,
  before: StoredView,
  details: SavedViewDetails,
): Promise<void> {
  if (details.sharedWith === 'ME' && !isOwn(principal, before)) throw new ProblemError(403);
  const owner = ownerOf(principal);
  if (details.sharedWith !== before.sharedWith) checkRoom(await listViews(transaction, owner), details);
  if (await isNameTaken(transaction, owner, details, before.id)) throw nameTaken();
  await updateView(transaction, before.id, details);
  if (details.page !== before.page) await forgetFirstViews(transaction, before.id);
}

/** A view as it is stored. Throws 422 if its name is invalid, or its query none. */
function checkedDetails(details: SavedViewDetails): SavedViewDetails {
  const error = validateSavedViewName(details.name);
  const errors = [
    ...(error === undefined ? [] : [{ field: 'name', ...error }]),
    ...(isListQuery(details.query) ? [] : [{ field: 'query', code: 'invalidFormat' }]),
  ];
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return { ...details, name: details.name.trim() };
}

/** Refuses a view beyond the limit for its owner or its customer. */
function checkRoom(views: readonly StoredView[], { sharedWith }: SavedViewDetails): void {
  const beside = views.filter((view) => view.sharedWith === sharedWith);
  if (beside.length >= maxSavedViews) throw new ProblemError(409, { code: 'TOO_MANY_SAVED_VIEWS' });
}

function nameTaken(): ProblemError {
  return new ProblemError(409, { code: 'SAVED_VIEW_NAME_TAKEN', errors: [{ field: 'name', code: 'taken' }] });
}

function isSame(a: SavedViewDetails, b: SavedViewDetails): boolean {
  return (
    a.page === b.page &&
    a.name === b.name &&
    a.query === b.query &&
    a.columns.join() === b.columns.join() &&
    a.sharedWith === b.sharedWith
  );
}

function isOwn(principal: Principal, { ownerId }: StoredView): boolean {
  return ownerId === idOf(ownerOf(principal));
}

function mayChange(principal: Principal, view: StoredView): boolean {
  return isOwn(principal, view) || principal.roles.has('UserAdministrator');
}

/** The view, or 404, for another customer's, another user's private one and one of a list that the caller may not open as well. */
async function existing(
  transaction: Transaction,
  principal: Principal,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<StoredView> {
  const view = await findView(transaction, ownerOf(principal), id, options);
  if (view === undefined || !mayKeepViewsOf(view.page, principal.roles)) throw new ProblemError(404);
  return view;
}

/** The view, if the caller may change it; 403 for somebody else's shared view. */
async function changeable(transaction: Transaction, principal: Principal, id: string): Promise<StoredView> {
  const view = await existing(transaction, principal, id, { forUpdate: true });
  if (!mayChange(principal, view)) throw new ProblemError(403);
  return view;
}

/** The view as the caller sees it. */
function seenBy(principal: Principal, view: StoredView): SavedView {
  const { id, page, name, query, columns, sharedWith, opensFirst, ownerName, version } = view;
  const rights = { isOwn: isOwn(principal, view), mayChange: mayChange(principal, view) };
  return { id, page, name, query, columns, sharedWith, opensFirst, ownerName, ...rights, version };
}

function answer(principal: Principal, view: StoredView) {
  return { status: 200, body: seenBy(principal, view), headers: { ETag: etagOf(view) } } as const;
}

type ViewCall = Pick<OperationCall<unknown>, 'principal' | 'traceId' | 'operationId'>;

async function auditView(
  transaction: Transaction,
  { principal, traceId, operationId }: ViewCall,
  change: { before?: StoredView; after?: StoredView },
): Promise<void> {
  await audit(transaction, {
    principal,
    traceId,
    action: operationId,
    objectType: 'savedView',
    objectId: (change.after ?? change.before)?.id ?? '',
    ...change,
  });
}
