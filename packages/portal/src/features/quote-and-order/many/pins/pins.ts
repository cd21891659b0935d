import type { NearestAddress, PlannedSiteDraft } from '@skerry/contracts';
import { readCoordinate, type Coordinate } from '../../where/coordinates.ts';

/** A site that was pointed at: a place, or the address that was taken in its stead. */
export interface Pin {
  readonly id: string;
  readonly at: Coordinate;
  readonly address?: Pick<NearestAddress, 'text' | 'magicKey'>;
}

export function newPin(at: Coordinate): Pin {
  return { id: crypto.randomUUID(), at };
}

/** The pin at another place: the address that it had is that of the old one. */
export function movedPin({ id }: Pin, at: Coordinate): Pin {
  return { id, at };
}

/** The pin at its nearest address. */
export function pinAtAddress(pin: Pin, { text, magicKey, coordinates }: NearestAddress): Pin {
  return { id: pin.id, at: coordinates ?? pin.at, address: { text, magicKey } };
}

/** What of a site the pin says. */
export function placeOfPin({
  at,
  address,
}: Pin): Pick<PlannedSiteDraft, 'address' | 'magicKey' | 'locationCoordinate'> {
  return address ? { address: address.text, magicKey: address.magicKey } : { locationCoordinate: at };
}

/** What was written as the place of a pin; undefined where it is nowhere. */
export function readPlace(text: string): Coordinate | undefined {
  const at = readCoordinate(text);
  return at && Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180 ? at : undefined;
}

/** Whether it is pins that were kept. */
export function arePins(kept: unknown): kept is Pin[] {
  if (!Array.isArray(kept)) return false;
  return kept.every((each: unknown) => {
    const { id, at } = (each ?? {}) as Partial<Pin>;
    return typeof id === 'string' && Number.isFinite(at?.latitude) && Number.isFinite(at?.longitude);
  });
}
