import {
  isBlank,
  maxNameLength,
  maxReferenceLength,
  normaliseInstallationContact,
  validateInstallationContact,
  validateText,
  type PlannedSiteDraft,
} from '@skerry/contracts';
import { storableText } from '../database/stored-text.ts';

/** A site as somebody names it: by the API, or in a row of a file, where coordinates may be no numbers. */
export interface SiteDraft extends PlannedSiteDraft {
  coordinateText?: string;
}

/** What is wrong with a draft by itself. */
export interface DraftFault {
  field: string;
  code: string;
  character?: string;
}

const maxAddressLength = 200;
/** Of a text that is too long, so much is kept: enough to recognise it, and more than any may have. */
const keptLength = 500;

/** Without white space around texts, and without what is empty. */
export function tidy(draft: SiteDraft): SiteDraft {
  const { name, address, magicKey, country, customerSearchReference, dataCenterSiteId, siteId, buildingId } = draft;
  const texts = { name, address, magicKey, customerSearchReference, dataCenterSiteId, siteId, buildingId };
  const filled = Object.entries({ ...texts, country: country?.toUpperCase() }).flatMap(([key, value]) => {
    const text = kept(value ?? '').trim();
    return text === '' ? [] : [[key, text]];
  });
  const contacts = (draft.contacts ?? [])
    .map(({ name: person, email, phone }) => ({
      name: kept(person),
      email: kept(email),
      phone: kept(phone),
    }))
    .map(normaliseInstallationContact)
    .filter((contact) => Object.values(contact).some((part) => part !== ''));
  return {
    ...(Object.fromEntries(filled) as SiteDraft),
    ...(draft.locationCoordinate !== undefined && { locationCoordinate: draft.locationCoordinate }),
    ...(draft.coordinateText !== undefined && { coordinateText: kept(draft.coordinateText) }),
    ...(draft.mayRepeat !== undefined && { mayRepeat: draft.mayRepeat }),
    ...(draft.mayBeByHand !== undefined && { mayBeByHand: draft.mayBeByHand }),
    contacts,
  };
}

/** What is stored of a text, a cell of a file above all, which may be as long as the file. */
function kept(text: string): string {
  return storableText(text.trim().slice(0, keptLength));
}

/** The first thing that is wrong, in the order of a file's columns; undefined if nothing is. */
export function faultOf(draft: SiteDraft): DraftFault | undefined {
  const { name, address, country, customerSearchReference: reference, contacts = [], locationCoordinate } = draft;
  const text = (field: string, value: string | undefined, maxLength: number): DraftFault | undefined => {
    const error = value === undefined || isBlank(value) ? undefined : validateText(value, { maxLength });
    return error && { field, ...error };
  };
  const isOffEarth =
    locationCoordinate !== undefined &&
    (Math.abs(locationCoordinate.latitude) > 90 || Math.abs(locationCoordinate.longitude) > 180);
  return (
    text('name', name, maxNameLength) ??
    text('address', address, maxAddressLength) ??
    (country !== undefined && !/^[A-Z]{2}$/.test(country) ? { field: 'country', code: 'invalidFormat' } : undefined) ??
    (draft.coordinateText === undefined ? undefined : { field: 'locationCoordinate', code: 'invalidFormat' }) ??
    (isOffEarth ? { field: 'locationCoordinate', code: 'outOfRange' } : undefined) ??
    text('customerSearchReference', reference, maxReferenceLength) ??
    contacts.flatMap((contact, place) =>
      validateInstallationContact(contact).map((error) => ({ ...error, field: `contacts.${place}.${error.field}` })),
    )[0]
  );
}
