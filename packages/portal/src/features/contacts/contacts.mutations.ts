import type { Contact, ContactDetails, ContactImport, ContactImportResult, ContactType } from '@skerry/contracts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { DataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { contactResources, isContact } from './contacts.queries.ts';

type Version = Pick<Contact, 'id' | 'version'>;
const keyed = (key: string) => ({ 'Idempotency-Key': key });

export function useCreateContact(): Write<Keyed<{ details: ContactDetails }>, Contact> {
  return useApiWrite(
    (api, { details, idempotencyKey }) =>
      unwrap(
        api.customerContact.POST('/contacts', { params: { header: keyed(idempotencyKey) }, body: details }),
        isContact,
      ),
    keep,
  );
}

export function useUpdateContact(): Write<{ contact: Version; details: ContactDetails }, Contact> {
  return useApiWrite(
    (api, { contact, details }) =>
      unwrap(
        api.customerContact.PUT('/contacts/{contactId}', {
          params: { path: { contactId: contact.id }, header: ifMatch(contact.version) },
          body: details,
        }),
        isContact,
      ),
    keep,
  );
}

export function useDeleteContact(): Write<Version, void> {
  return useApiWrite(
    async (api, { id, version }) => {
      await unwrap(
        api.customerContact.DELETE('/contacts/{contactId}', {
          params: { path: { contactId: id }, header: ifMatch(version) },
        }),
      );
    },
    (cache) => cache.invalidate([...contactResources.all]),
  );
}

/** Gives what a contact is told about to another. */
export function useReplaceContact(): Write<
  Keyed<{ contactId: string; withContactId: string; types: readonly ContactType[] | undefined }>,
  Contact
> {
  return useApiWrite(
    (api, { contactId, withContactId, types, idempotencyKey }) =>
      unwrap(
        api.customerContact.POST('/contacts/{contactId}/replacements', {
          params: { path: { contactId }, header: keyed(idempotencyKey) },
          body: { withContactId, ...(types && { types: [...types] }) },
        }),
        isContact,
      ),
    (cache) => cache.invalidate([...contactResources.all]),
  );
}

/** Asks a contact to confirm its address. */
export function useSendVerification(): Write<Keyed<{ contactId: string }>, Contact> {
  return useApiWrite(
    (api, { contactId, idempotencyKey }) =>
      unwrap(
        api.customerContact.POST('/contacts/{contactId}/verifications', {
          params: { path: { contactId }, header: keyed(idempotencyKey) },
        }),
        isContact,
      ),
    keep,
  );
}

export function useTestContact(): Write<Keyed<{ contactId: string }>, Contact> {
  return useApiWrite(
    (api, { contactId, idempotencyKey }) =>
      unwrap(
        api.customerContact.POST('/contacts/{contactId}/tests', {
          params: { path: { contactId }, header: keyed(idempotencyKey) },
        }),
        isContact,
      ),
    keep,
  );
}

/** Asks what an import would do. */
export function useCheckContactImport(): Write<ContactImport, ContactImportResult> {
  const api = useApi();
  return useWrite((body) => unwrap(api.customerContact.POST('/contacts/import-checks', { body }), isResultOf(body)));
}

export function useImportContacts(): Write<Keyed<{ body: ContactImport }>, ContactImportResult> {
  return useApiWrite(
    (api, { body, idempotencyKey }) =>
      unwrap(
        api.customerContact.POST('/contacts/import', { params: { header: keyed(idempotencyKey) }, body }),
        isResultOf(body),
      ),
    (cache) => cache.invalidate([...contactResources.all]),
  );
}

/** Which of them is the last of a purpose follows from all of them: they are asked for again. */
async function keep(cache: DataCache, contact: Contact): Promise<void> {
  await cache.replace(contactResources.detail(contact.id), contact);
  await cache.invalidate([...contactResources.all]);
}

const isResultOf =
  ({ rows }: ContactImport) =>
  ({ results }: ContactImportResult) =>
    results.length === rows.length && results.every(({ outcome }) => typeof outcome === 'string');
