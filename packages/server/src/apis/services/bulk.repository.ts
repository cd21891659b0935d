import type { NamedService } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { storable } from '../../database/stored-text.ts';

export interface LockedService {
  id: string;
  invoiceText: string;
  tagIds: string[];
}

/** The given services that the customer has, locked in a fixed order, so that concurrent calls never deadlock. */
export async function lockServices(
  { query, customerId }: Transaction,
  ids: readonly string[],
): Promise<LockedService[]> {
  const { rows } = await sql<{ service_id: string; invoice_text: string; tag_ids: string[] }>`
    select service_id, invoice_text,
      array(select tag_id::text from service_tags as given where given.customer_id = services.customer_id and given.service_id = services.service_id) as tag_ids
    from services where customer_id = ${customerId} and service_id = any(${storable(ids)}::text[]) order by service_id for update of services`.execute(
    query,
  );
  return rows.map(({ service_id, invoice_text, tag_ids }) => ({
    id: service_id,
    invoiceText: invoice_text,
    tagIds: tag_ids,
  }));
}

/** The given services that the customer has, by id. */
export async function listNamed(queries: TenantQueries, ids: readonly string[]): Promise<NamedService[]> {
  const { query, customerId } = queries;
  const { rows } = await sql<{ service_id: string; name: string; invoice_text: string }>`
    select service_id, name, invoice_text from services
    where customer_id = ${customerId} and service_id = any(${storable(ids)}::text[]) order by service_id`.execute(
    query,
  );
  return rows.map(({ service_id, name, invoice_text }) => ({
    serviceId: service_id,
    serviceName: name,
    invoiceText: invoice_text,
  }));
}

export async function addTags(
  transaction: Transaction,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  const { query, customerId } = transaction;
  await sql`insert into service_tags (customer_id, service_id, tag_id)
    select ${customerId}, service_id, tag_id from unnest(${ids}::text[]) as service_id, unnest(${tagIds}::uuid[]) as tag_id on conflict do nothing`.execute(
    query,
  );
  await countVersions(transaction, ids);
}

export async function removeTags(
  transaction: Transaction,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  const { query, customerId } = transaction;
  await sql`delete from service_tags where customer_id = ${customerId} and service_id = any(${ids}::text[]) and tag_id = any(${tagIds}::uuid[])`.execute(
    query,
  );
  await countVersions(transaction, ids);
}

async function countVersions({ query, customerId }: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update services set version = version + 1, updated_at = now() where customer_id = ${customerId} and service_id = any(${ids}::text[])`.execute(
    query,
  );
}

export async function setInvoiceTexts(
  { query, customerId }: Transaction,
  texts: readonly { id: string; invoiceText: string }[],
): Promise<void> {
  const ids = texts.map(({ id }) => id);
  const values = texts.map(({ invoiceText }) => invoiceText);
  await sql`update services set invoice_text = texts.invoice_text, version = version + 1, updated_at = now()
    from unnest(${ids}::text[], ${values}::text[]) as texts (service_id, invoice_text)
    where services.customer_id = ${customerId} and services.service_id = texts.service_id`.execute(query);
}
