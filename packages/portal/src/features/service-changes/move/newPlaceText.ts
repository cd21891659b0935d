import type { useIntl } from 'react-intl';
import { placeFieldOf, type ChangeValues } from '../changeForm.ts';
import { readPlace } from './places.ts';

/** Where a move leads, in words; empty while nothing is said of it. */
export function newPlaceText(values: ChangeValues, { formatMessage, locale }: ReturnType<typeof useIntl>): string {
  const field = placeFieldOf(values);
  const place = field === 'floor' ? undefined : readPlace(values[field])?.name;
  const [floor, room] = [values.floor.trim(), values.room.trim()];
  const text = [
    place,
    floor === '' ? undefined : unbroken(formatMessage({ id: 'serviceChange.move.onFloor' }, { floor })),
    room === '' ? undefined : unbroken(formatMessage({ id: 'serviceChange.move.inRoom' }, { room })),
  ]
    .filter(Boolean)
    .join(', ');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** A number never begins a line without what it counts; a long name may. */
function unbroken(text: string): string {
  return text.length > 24 ? text : text.replaceAll(' ', '\u00a0');
}
