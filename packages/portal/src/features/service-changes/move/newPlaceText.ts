import type { useIntl } from 'react-intl';
import { placeFieldOf, type ChangeValues } from '../changeForm.ts';
import { readPlace } from './places.ts';

/** Where a move leads, in words; empty while nothing is said of it. */
export function newPlaceText(values: ChangeValues, formatMessage: ReturnType<typeof useIntl>['formatMessage']): string {
  const field = placeFieldOf(values);
  const place = field === 'floor' ? undefined : readPlace(values[field])?.name;
  const [floor, room] = [values.floor.trim(), values.room.trim()];
  return [
    place,
    floor === '' ? undefined : formatMessage({ id: 'serviceChange.move.onFloor' }, { floor }),
    room === '' ? undefined : formatMessage({ id: 'serviceChange.move.inRoom' }, { room }),
  ]
    .filter(Boolean)
    .join(', ');
}
