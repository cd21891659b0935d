import { randomUUID } from 'node:crypto';
import { maxNameLength, type quoteAndOrderV4Operations, type SiteListConfiguration } from '@skerry/contracts';
import { networkReach } from '../../../addresses/network-reach.ts';
import { audit } from '../../../database/audit.ts';
import type { Database } from '../../../database/connect.ts';
import { once } from '../../../database/idempotency.ts';
import type { StoredSite } from '../../../database/schema/quotes.ts';
import type { StoredPlannedSite } from '../../../database/schema/site-lists.ts';
import type { Handlers } from '../../../http/operation.ts';
import { insertSiteList } from '../../../site-lists/site-lists.repository.ts';
import { existing } from '../quote-answers.ts';
import type { QuoteRow } from '../quote-row.ts';
import { nameOf } from '../../../identity/principal.ts';

/** Where lists of sites are read. */
const listsPath = '/api/quote-and-order/v6/planned-customer-site-lists';

/** A quote's sites and choices as a list, from which prices are asked for anew. */
export function duplicateQuoteHandlers(
  database: Database,
): Pick<Handlers<quoteAndOrderV4Operations>, 'duplicateQuote'> {
  return {
    duplicateQuote: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, { ...call, body: call.path }, async () => {
          const { principal, path, traceId, operationId } = call;
          const { quote, sites } = await existing(transaction, path.quoteId);
          const reach = await networkReach(transaction);
          const planned = sites.map(({ site }) => {
            const confidence = site.coordinates === null ? null : reach(site.coordinates);
            return { ...plannedOf(site), confidence };
          });
          const differences = sites.flatMap(({ site: { productOptions } }, place) =>
            productOptions ? [{ siteId: planned[place]?.id ?? '', productOptions }] : [],
          );
          const name = (quote.name || quote.quote_number).slice(0, maxNameLength);
          const siteListId = await insertSiteList(transaction, {
            name,
            configuration: { ...configurationOf(quote), ...(differences.length > 0 && { differences }) },
            sites: planned,
            createdBy: nameOf(principal),
            createdByUserId: principal.userId,
          });
          const after = { name, sites: planned.length, quoteId: quote.id };
          const [objectType, objectId] = ['siteList', siteListId];
          await audit(transaction, { principal, traceId, action: operationId, objectType, objectId, after });
          return { status: 201 as const, body: { siteListId }, headers: { Location: `${listsPath}/${siteListId}` } };
        }),
      ),
  };
}

function configurationOf(quote: QuoteRow): SiteListConfiguration {
  const { variants, agreement_id: agreementId, product_ids: productIds, reference, note } = quote;
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
  return {
    agreementId,
    productIds,
    capacitiesBps: distinct(variants.map(({ capacityBps }) => capacityBps)),
    terms: distinct(variants.map(({ termMonths }) => termMonths)),
    accessTypes: distinct(variants.map(({ accessType }) => accessType)),
    fastTrack: variants.some(({ fastTrack }) => fastTrack),
    reference,
    note,
    ...(quote.correlation_id !== null && { correlationId: quote.correlation_id }),
    productOptions: quote.product_options,
  };
}

/** It was valid once, and is not looked for again: not even where it repeats another one. */
function plannedOf(site: StoredSite): Omit<StoredPlannedSite, 'confidence'> {
  const { name, streetName, houseNumber, zipCode, city, country, coordinates, contact } = site;
  const street = [streetName, houseNumber].filter(Boolean).join(' ');
  const isLookedFor = coordinates === null;
  return {
    id: randomUUID(),
    name,
    address: [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', '),
    streetName,
    houseNumber,
    zipCode,
    city,
    country,
    locationCoordinate: coordinates,
    coordinateText: null,
    customerSearchReference: site.reference,
    contacts: contact === null ? [] : [contact],
    dataCenterSiteId: site.dataCenterSiteId,
    siteId: site.siteId,
    buildingId: null,
    building: site.building ?? null,
    magicKey: null,
    isByHand: isLookedFor || !['SE', 'NO', 'DK'].includes(country),
    state: 'valid',
    field: null,
    code: null,
    character: null,
    duplicateOf: null,
    mayRepeat: true,
    mayBeByHand: isLookedFor,
    candidates: [],
  };
}
