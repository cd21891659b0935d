import { mandatoryContactTypes, type Contact, type ContactDetails, type ContactPage } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { searchable } from '../../database/stored-text.ts';
import { isUuid } from '../../database/uuid.ts';

export interface ContactFilter {
  text?: string | undefined;
  types?: readonly string[] | undefined;
  scopes?: readonly string[] | undefined;
  states?: readonly string[] | undefined;
  /** By their own clock: `NOW`, or `NIGHT` for all of 22:00 to 06:00. */
  reached?: readonly string[] | undefined;
}

const orders = {
  name: sql`lower_latin(contacts.name) collate "C", contacts.id`,
  '-name': sql`lower_latin(contacts.name) collate "C" desc, contacts.id desc`,
  email: sql`lower(contacts.email) collate "C", contacts.id`,
  '-email': sql`lower(contacts.email) collate "C" desc, contacts.id desc`,
} as const;

const mandatory = sql`array[${sql.join(mandatoryContactTypes.map((type) => sql.lit(type)))}]::text[]`;

/** The names of what a row of `told` covers, as far as the caller sees it. */
const items = sql`case told.scope
  when 'SITES' then (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]') from sites
    where sites.customer_id = told.customer_id and sites.id = any(told.scope_ids))
  when 'SERVICES' then (select coalesce(jsonb_agg(jsonb_build_object('id', service_id, 'name', name, 'detail', site_name) order by name, service_id), '[]')
    from services where services.customer_id = told.customer_id and services.service_id = any(told.scope_ids))
  when 'TAGS' then (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]') from tags
    where tags.customer_id = told.customer_id and tags.id::text = any(told.scope_ids))
  else '[]'::jsonb end`;

const isLast = sql`(told.scope = 'ALL' and told.type = any(${mandatory}) and not exists (
  select from contact_assignments as other
  where other.customer_id = told.customer_id and other.type = told.type and other.scope = 'ALL' and other.id <> told.id))`;

const assignments = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('type', told.type, 'scope', jsonb_build_object('kind', told.scope, 'items', ${items}),
    'channels', told.channels, 'order', told.position, 'isLast', ${isLast}) order by told.id), '[]')
  from contact_assignments as told where told.customer_id = contacts.customer_id and told.contact_id = contacts.id)`;

const userState = sql`(
  select case when bool_or(users.active) then 'ACTIVE' when count(*) > 0 then 'INACTIVE' end from customer_users as users
  where users.customer_id = contacts.customer_id and lower(users.email) collate "C" = lower(contacts.email) collate "C")`;

/** A row of `contacts` as JSON. */
export const contactJson: RawBuilder<unknown> = sql`jsonb_build_object(
  'id', contacts.id, 'kind', contacts.kind, 'name', contacts.name, 'email', contacts.email, 'emailState', contacts.email_state,
  'phone', contacts.phone, 'locale', contacts.locale, 'timeZone', contacts.time_zone,
  'hours', case when contacts.hours_from is null then null else jsonb_build_object('from', contacts.hours_from, 'to', contacts.hours_to) end,
  'userState', ${userState}, 'assignments', ${assignments}, 'lastTestAt', contacts.last_test_at, 'createdAt', contacts.created_at,
  'createdBy', contacts.created_by, 'version', contacts.version)`;

export function contactOf(row: Contact): Contact {
  const iso = (text: string) => new Date(text).toISOString();
  return { ...row, createdAt: iso(row.createdAt), lastTestAt: row.lastTestAt === null ? null : iso(row.lastTestAt) };
}

const theirTime = sql`to_char(now() at time zone contacts.time_zone, 'HH24:MI')`;
const isReachedNow = sql`case when contacts.hours_from < contacts.hours_to
  then ${theirTime} >= contacts.hours_from and ${theirTime} < contacts.hours_to
  else ${theirTime} >= contacts.hours_from or ${theirTime} < contacts.hours_to end`;

export async function listContacts(
  { query, customerId }: TenantQueries,
  filter: ContactFilter,
  { page, pageSize, sortBy }: { page: number; pageSize: number; sortBy: keyof typeof orders },
): Promise<ContactPage> {
  const matches = matching(customerId, filter);
  const [{ rows }, counted] = await Promise.all([
    sql<{ contact: Contact }>`
      select ${contactJson} as contact from contacts where ${matches} order by ${orders[sortBy]}
      limit ${pageSize} offset ${page * pageSize}`.execute(query),
    sql<{ total: number }>`select count(*)::int as total from contacts where ${matches}`.execute(query),
  ]);
  const totalItems = counted.rows[0]?.total ?? 0;
  return {
    items: rows.map(({ contact }) => contactOf(contact)),
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
  };
}

function matching(customerId: string, { text, types, scopes, states, reached }: ContactFilter): RawBuilder<unknown> {
  const wanted = searchable(text);
  const digits = wanted.replaceAll(' ', '');
  const ofAssignment = (column: RawBuilder<unknown>, values: readonly string[]) =>
    sql`exists (select from contact_assignments as told
      where told.customer_id = contacts.customer_id and told.contact_id = contacts.id and ${column} = any(${values}::text[]))`;
  const conditions = [
    sql`contacts.customer_id = ${customerId}`,
    // People group phone numbers with spaces.
    ...(wanted === ''
      ? []
      : [
          sql`(strpos(contacts.search_text, ${wanted}) > 0 or strpos(coalesce(contacts.phone, ''), ${digits}) > 0
            or exists (
              select from contact_assignments as told, jsonb_array_elements(${items}) as item
              where told.customer_id = contacts.customer_id and told.contact_id = contacts.id
                and strpos(lower_latin(item ->> 'name'), ${wanted}) > 0))`,
        ]),
    ...(types === undefined ? [] : [ofAssignment(sql`told.type`, types)]),
    ...(scopes === undefined ? [] : [ofAssignment(sql`told.scope`, scopes)]),
    ...(states === undefined ? [] : [sql`contacts.email_state = any(${states}::text[])`]),
    ...(reached === undefined
      ? []
      : [
          sql`(contacts.hours_from is null
            or ('NOW' = any(${reached}::text[]) and ${isReachedNow})
            or ('NIGHT' = any(${reached}::text[]) and contacts.hours_from > contacts.hours_to
              and contacts.hours_from <= '22:00' and contacts.hours_to >= '06:00'))`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** The contact, or undefined if this customer has none with that id. */
export async function findContact({ query, customerId }: TenantQueries, id: string): Promise<Contact | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ contact: Contact }>`
    select ${contactJson} as contact from contacts where contacts.customer_id = ${customerId} and contacts.id = ${id}`.execute(
    query,
  );
  const [row] = rows;
  return row && contactOf(row.contact);
}

/** Those with one of these e-mail addresses. */
export async function findContactsByEmail(
  { query, customerId }: TenantQueries,
  emails: readonly string[],
): Promise<Contact[]> {
  const { rows } = await sql<{ contact: Contact }>`
    select ${contactJson} as contact from contacts
    where contacts.customer_id = ${customerId} and lower(contacts.email) = any(${emails.map((email) => email.toLowerCase())}::text[])
    order by contacts.created_at, contacts.id`.execute(query);
  return rows.map(({ contact }) => contactOf(contact));
}

/** The id of what was written. */
export async function insertContact(
  { query, customerId }: Transaction,
  { assignments: given, ...details }: ContactDetails,
  createdBy: string,
): Promise<string> {
  const { id } = await query
    .insertInto('contacts')
    .values({ customer_id: customerId, ...rowOf(details), created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertAssignments({ query, customerId }, id, given);
  return id;
}

/** Writes all of a contact. Another address is not verified. */
export async function saveContact(
  { query, customerId }: Transaction,
  id: string,
  { assignments: given, ...details }: ContactDetails,
): Promise<void> {
  await query
    .updateTable('contacts')
    .set((eb) => ({
      ...rowOf(details),
      email_state: sql<'VERIFIED'>`case when lower(email) = lower(${details.email}) then email_state else 'UNVERIFIED' end`,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
  await query
    .deleteFrom('contact_assignments')
    .where('customer_id', '=', customerId)
    .where('contact_id', '=', id)
    .execute();
  await insertAssignments({ query, customerId }, id, given);
}

export async function deleteContact({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('contacts').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

async function insertAssignments(
  { query, customerId }: Pick<Transaction, 'query' | 'customerId'>,
  contactId: string,
  given: ContactDetails['assignments'],
): Promise<void> {
  if (given.length === 0) return;
  await query
    .insertInto('contact_assignments')
    .values(
      given.map(({ type, scope, channels, order }) => ({
        customer_id: customerId,
        contact_id: contactId,
        type,
        scope: scope.kind,
        scope_ids: scope.ids,
        channels,
        position: order,
      })),
    )
    .execute();
}

function rowOf({ kind, name, email, phone, locale, hours, timeZone }: Omit<ContactDetails, 'assignments'>) {
  return {
    kind,
    name,
    email,
    phone: phone === '' ? null : phone,
    locale,
    hours_from: hours?.from ?? null,
    hours_to: hours?.to ?? null,
    time_zone: timeZone,
  };
}
