import {
  dayOf,
  isOpticalStatus,
  maxDiverseServices,
  nextOpticalStatuses,
  normaliseInstallationContact,
  streetOf,
  validateOpticalRequest,
  type OpticalEnd,
  type OpticalError,
  type OpticalPlace,
  type OpticalRequestCreate,
  type OpticalStatus,
} from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { findSite } from '../../inventory/sites.ts';
import { opticalCatalogue } from './optical-catalogue.ts';
import { isSiteInScope, ownServices, type NewOpticalRequest, type OpticalRow } from './optical-requests.repository.ts';

/** A request as it is stored. Throws 422 with all its errors. */
export async function checkedRequest(
  queries: TenantQueries,
  body: OpticalRequestCreate,
): Promise<Omit<NewOpticalRequest, 'createdBy' | 'createdByUserId'>> {
  const [aEnd, zEnd] = [await placeOf(queries, body.aEnd), await placeOf(queries, body.zEnd)];
  const rules = { products: opticalCatalogue.products, aEnd, zEnd, today: dayOf(new Date()) };
  const diverseFrom = (body.diverseFrom ?? []).map((id) => id.trim());
  const own = await ownServices(queries, diverseFrom.slice(0, maxDiverseServices));
  const errors = [
    ...validateOpticalRequest(body, rules),
    ...diverseFrom
      .slice(0, maxDiverseServices)
      .flatMap((id, place) => (own.has(id) ? [] : [{ field: `diverseFrom.${place}`, code: 'unknown' }])),
  ];
  if (errors.length > 0 || !aEnd || !zEnd) throw invalid(errors);
  const { reference = '', note = '' } = body;
  return {
    ...body,
    aEnd,
    zEnd,
    diverseFrom,
    contact: normaliseInstallationContact(body.contact),
    reference: reference.trim(),
    note: note.trim(),
  };
}

/** Checks that the provider moves a request by an allowed step. */
export function checkedStep(request: OpticalRow, status: string): OpticalStatus {
  if (!isOpticalStatus(status)) throw invalid([{ field: 'status', code: 'unknown' }]);
  if (!nextOpticalStatuses(request.status).includes(status))
    throw new ProblemError(409, { code: 'TRANSITION_NOT_ALLOWED' });
  return status;
}

/** Where an end is; undefined if there is no such place, as for another customer's site and one that the caller sees as a far end only. */
async function placeOf(queries: TenantQueries, end: OpticalEnd): Promise<OpticalPlace | undefined> {
  const { kind, id = '', address = '', country } = end;
  if (kind === 'address') {
    const text = address.trim();
    return country && { kind, id: null, name: text, address: text, country, coordinates: null };
  }
  if (kind === 'dataCentre') {
    const found = opticalCatalogue.dataCentres.find((each) => each.id === id);
    return (
      found && {
        kind,
        id,
        name: found.name,
        address: found.city,
        country: found.country,
        coordinates: found.coordinates,
      }
    );
  }
  const site = await findSite(queries, id, { withHealth: false });
  if (!site || !(await isSiteInScope(queries, site.siteId))) return undefined;
  const { zipCode, city, country: siteCountry } = site.address;
  return {
    kind,
    id,
    name: site.siteName,
    address: `${streetOf(site.address)}, ${zipCode} ${city}`,
    country: siteCountry,
    coordinates: site.coordinates,
  };
}

function invalid(errors: OpticalError[]): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}
