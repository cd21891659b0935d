import type { AddressCandidate, DataCentre, Site } from '@skerry/contracts';
import type { ChoiceOption } from '@skerry/ui';
import {
  IconBuilding,
  IconBuildingCommunity,
  IconFocus2,
  IconMapPin,
  IconMapPinPlus,
  IconRoad,
  IconServer2,
} from '@tabler/icons-react';
import type { Coordinate } from './coordinates.ts';

/** What a row below the field stands for. */
export type Suggestion = (
  | { kind: 'site'; siteId: Site['siteId'] }
  | { kind: 'dataCentre'; id: DataCentre['id'] }
  | { kind: 'address'; candidate: Pick<AddressCandidate, 'text' | 'magicKey' | 'kind'> }
  | { kind: 'coordinate'; coordinate: Coordinate }
  | { kind: 'point' }
) & { at?: Coordinate | undefined };

/** A place that is shown on the map before it is taken. */
export interface LookedAt {
  suggestion: Suggestion;
  title: string;
  detail: string;
  at: Coordinate;
}

type SuggestionText = Pick<ChoiceOption, 'label' | 'description' | 'group'>;

/** The row of a suggestion, which is in its value as JSON. */
export function optionOf(suggestion: Suggestion, text: SuggestionText): ChoiceOption {
  return { ...text, value: JSON.stringify(suggestion), icon: iconOf(suggestion) };
}

export function suggestionOf({ value }: ChoiceOption): Suggestion {
  return JSON.parse(value) as Suggestion;
}

/** Undefined where nobody knows where it is. */
export function lookedAtOf(option: ChoiceOption): LookedAt | undefined {
  const suggestion = suggestionOf(option);
  const { at } = suggestion;
  return at && { suggestion, title: option.label, detail: option.description ?? '', at };
}

/** A street or a town is a beginning: the number follows. */
export function isWhole(suggestion: Suggestion): boolean {
  return suggestion.kind !== 'address' || suggestion.candidate.kind === 'address';
}

function iconOf(suggestion: Suggestion) {
  if (suggestion.kind !== 'address') return icons[suggestion.kind];
  const { kind } = suggestion.candidate;
  return kind === 'street' ? IconRoad : kind === 'town' ? IconBuildingCommunity : IconMapPin;
}

const icons = { site: IconBuilding, dataCentre: IconServer2, coordinate: IconFocus2, point: IconMapPinPlus } as const;
