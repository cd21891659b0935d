import type { SavedViewDetails } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { idOf, ownerColumns, type Owner } from './owner.ts';

/** A saved view as it is stored. */
export interface StoredView extends SavedViewDetails {
  /** The reader opens the list with it. */
  opensFirst: boolean;
  id: string;
  /** Null if the user has been deleted. */
  ownerId: string | null;
  /** Null if the owner is not one of the customer's users. */
  ownerName: string | null;
  version: number;
}

const byName = sql`lower_latin(name) collate "C"`;
/** The views that somebody can see, their own and shared ones, by name. */
export async function listViews(queries: TenantQueries, reader: Owner): Promise<StoredView[]> {
  const rows = await viewsOf(queries, reader).orderBy(byName).orderBy('saved_views.id').execute();
  return rows.map(viewOf);
}

/** The view, or undefined if the reader cannot see one with that id. */
export async function findView(
  queries: TenantQueries,
  reader: Owner,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<StoredView | undefined> {
  if (!isUuid(id)) return undefined;
  const found = viewsOf(queries, reader).where('saved_views.id', '=', id);
  const row = await (forUpdate ? found.forUpdate('saved_views') : found).executeTakeFirst();
  return row && viewOf(row);
}

/** The new view's id; undefined if the name is in use. */
export async function insertView(
  { query, customerId }: Transaction,
  owner: Owner,
  details: SavedViewDetails,
): Promise<string | undefined> {
  const row = await query
    .insertInto('saved_views')
    .values({ customer_id: customerId, ...ownerColumns(owner), ...columnsOf(details) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether another view in the same place has the name, in whatever case: among the shared ones, or among the owner's own. */
export async function isNameTaken(
  { query, customerId }: Transaction,
  owner: Owner,
  { page, name, sharedWith }: SavedViewDetails,
  otherThan: string,
): Promise<boolean> {
  const row = await query
    .selectFrom('saved_views')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('page', '=', page)
    .where('shared_with', '=', sharedWith)
    .where((eb) => eb.or([eb('shared_with', '=', 'COMPANY'), eb('owner_id', '=', idOf(owner))]))
    .where(byName, '=', sql`lower_latin(${name}) collate "C"`)
    .where('id', '!=', otherThan)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateView(
  { query, customerId }: Transaction,
  id: string,
  details: SavedViewDetails,
): Promise<void> {
  await query
    .updateTable('saved_views')
    .set((eb) => ({ ...columnsOf(details), version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Opens the list with the view for this owner, or no longer. */
export async function setFirstView(
  { query, customerId }: Transaction,
  owner: Owner,
  { id, page }: Pick<StoredView, 'id' | 'page'>,
  opensFirst: boolean,
): Promise<void> {
  if (!opensFirst) {
    await query
      .deleteFrom('first_views')
      .where('customer_id', '=', customerId)
      .where('owner_id', '=', idOf(owner))
      .where('view_id', '=', id)
      .execute();
    return;
  }
  await query
    .insertInto('first_views')
    .values({ customer_id: customerId, ...ownerColumns(owner), page, view_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'owner_id', 'page'])
        .doUpdateSet((eb) => ({ view_id: eb.ref('excluded.view_id') })),
    )
    .execute();
}

/** No list is opened any more with a view that has become one of another list. */
export async function forgetFirstViews({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('first_views').where('customer_id', '=', customerId).where('view_id', '=', id).execute();
}

export async function deleteView({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('saved_views').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

function viewsOf({ query, customerId }: TenantQueries, reader: Owner) {
  return query
    .selectFrom('saved_views')
    .leftJoin('customer_users', (join) =>
      join
        .onRef('customer_users.customer_id', '=', 'saved_views.customer_id')
        .onRef('customer_users.id', '=', 'saved_views.user_id'),
    )
    .leftJoin('first_views', (join) =>
      join
        .onRef('first_views.customer_id', '=', 'saved_views.customer_id')
        .onRef('first_views.view_id', '=', 'saved_views.id')
        .on('first_views.owner_id', '=', idOf(reader)),
    )
    .select(['saved_views.id', 'saved_views.owner_id', 'saved_views.page', 'name', 'saved_views.query', 'columns'])
    .select(['shared_with', 'saved_views.version', 'first_name', 'last_name', 'first_views.view_id as first_id'])
    .where('saved_views.customer_id', '=', customerId)
    .where((eb) => eb.or([eb('shared_with', '=', 'COMPANY'), eb('saved_views.owner_id', '=', idOf(reader))]));
}

type Row = Awaited<ReturnType<ReturnType<typeof viewsOf>['execute']>>[number];

function viewOf({
  id,
  owner_id,
  page,
  name,
  query,
  columns,
  shared_with,
  version,
  first_id,
  ...user
}: Row): StoredView {
  const ownerName = user.first_name === null ? null : `${user.first_name} ${user.last_name ?? ''}`;
  const owner = { ownerId: owner_id, ownerName };
  return { id, page, name, query, columns, sharedWith: shared_with, opensFirst: first_id !== null, ...owner, version };
}

function columnsOf({ page, name, query, columns, sharedWith }: SavedViewDetails) {
  return { page, name, query, columns, shared_with: sharedWith };
}
