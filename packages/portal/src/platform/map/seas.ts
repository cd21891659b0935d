import type { MessageId } from '@skerry/i18n';
import type { Position } from '../base-map/Position.ts';

export interface Sea {
  readonly name: MessageId;
  readonly position: Position;
  readonly from: number;
}

/** Seas are named in the reader's language. */
export const seas: readonly Sea[] = [
  { name: 'services.map.sea.norwegian', position: [3, 67], from: 2 },
  { name: 'services.map.sea.north', position: [3.5, 56.6], from: 2 },
  { name: 'services.map.sea.baltic', position: [19.3, 56.2], from: 2.4 },
  { name: 'services.map.sea.bothnia', position: [19.8, 61.9], from: 3.4 },
  { name: 'services.map.sea.skagerrak', position: [9, 57.9], from: 4.4 },
  { name: 'services.map.sea.kattegat', position: [11.4, 56.9], from: 4.9 },
  { name: 'services.map.sea.barents', position: [34, 73], from: 2 },
];
