import { formatDate } from '@skerry/i18n';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useIdempotencyKey } from '../../platform/api/useIdempotencyKey.ts';
import { useTypedTexts } from '../../platform/form/useTypedTexts.ts';
import { useToday } from '../../platform/format/useToday.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { isRedundancyRefusal, useRedundancy, type Redundancy } from '../../platform/redundancy/useRedundancy.ts';
import type { ServiceChangeKind } from '../../platform/services-section/service-changes.ts';
import { changeFaultMessage } from './changeFaultMessage.ts';
import {
  changeFaults,
  chosenAddons,
  confirmationOf,
  placeFieldOf,
  serviceOrder,
  type ChangeFault,
  type ChangeField,
  type ChangeValues,
} from './changeForm.ts';
import { chosenUpgrade } from './fees/changedFee.ts';
import { changeFailure, type RefusedField } from './changeRefusal.ts';
import type { ChangeTarget } from './changeTarget.ts';
import { useMoveOffer, type MoveOffer } from './move/useMoveOffer.ts';
import { useOrderChange, type PlacedOrders } from './service-changes.mutations.ts';

export interface ChangeForm {
  readonly values: Readonly<ChangeValues>;
  readonly set: (field: ChangeField, value: string) => void;
  readonly touch: (field: ChangeField) => void;
  /** What to say at a field. */
  readonly errorOf: (field: ChangeField) => string | undefined;
  readonly isDirty: boolean;
  /** What keeps it from being sent. */
  readonly faults: readonly ChangeFault[];
  readonly isPending: boolean;
  /** What the move that is chosen costs. */
  readonly move: MoveOffer;
  /** Whether the day touches the second path of a pair. */
  readonly redundancy: Redundancy;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly send: () => void;
}

interface ChangeFormOptions {
  change: ServiceChangeKind;
  target: ChangeTarget;
  onSent: (placed: PlacedOrders) => void;
  /** The server objects to these fields. */
  onRefused: (fields: readonly ChangeField[]) => void;
  onOutdated: () => void;
}

/** The form of a change: what is typed, what is wrong with it, and sending it. */
export function useChangeForm({ change, target, onSent, onRefused, onOutdated }: ChangeFormOptions): ChangeForm {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { serviceIds, orderServiceIds, termination } = target;
  const earliestLastDay = termination?.earliestLastDay ?? '';
  const form = useTypedTexts<ChangeField>(
    `serviceChange.${change}.${serviceIds.join()}`,
    {
      chosen: '',
      months: '',
      moveKind: 'inside',
      newSite: '',
      newAddress: '',
      floor: '',
      room: '',
      wantedAt: '',
      lastDay: earliestLastDay,
      text: '',
      reference: '',
      confirmation: '',
    },
    { isKeptOverReload: true },
  );
  const { values, touched } = form;
  const keyOf = useIdempotencyKey();
  const { isPending, start } = useOrderChange();
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<(RefusedField & { value: string })[]>([]);

  const move = useMoveOffer(target, change === 'move' ? values : undefined);
  const { today } = useToday();
  const faults = changeFaults(
    {
      change,
      confirmation: confirmationOf(serviceIds),
      earliestLastDay,
      today,
      isOffered: (wanted) => isOffered(change, wanted, target),
      siteIds: target.places.map(({ siteId }) => siteId),
      isOutOfReach: move.price?.isOutOfReach === true,
    },
    values,
  );
  const day = change === 'terminate' ? 'lastDay' : 'wantedAt';
  const isDayKnown = values[day] !== '' && faults.every(({ field }) => field !== day);
  const redundancy = useRedundancy(
    // A new agreement touches nothing in the network.
    isDayKnown && change !== 'renegotiate' ? { serviceIds, from: values[day], to: values[day] } : undefined,
  );
  const earliest =
    earliestLastDay === '' ? '' : formatDate(language, new Date(`${earliestLastDay}T00:00Z`), 'date', 'UTC');

  return {
    values,
    set: form.set,
    touch: form.touch,
    errorOf(field) {
      // What was chosen and is gone is said at once: the reader has left the field long ago.
      const found = faults.find(
        (fault) =>
          fault.field === field && (touched.has(field) || ['unknown', 'outOfReach', 'unchanged'].includes(fault.code)),
      );
      const objection = found ?? refused.find((each) => each.field === field && each.value === values[field]);
      if (objection === undefined) return undefined;
      const { id, values: words } = changeFaultMessage(objection, { earliest, isSeveral: serviceIds.length > 1 });
      return formatMessage({ id }, words);
    },
    isDirty: form.isDirty,
    faults,
    isPending,
    move,
    redundancy,
    error,
    send() {
      const order = { ...serviceOrder(change, orderServiceIds, values), ...redundancy.given };
      setError(undefined);
      start(
        { order, idempotencyKey: keyOf(order) },
        {
          done: onSent,
          failed(reason) {
            const { fields, isOutdated } = changeFailure(reason, placeFieldOf(values));
            setError(reason);
            if (isRedundancyRefusal(reason)) redundancy.askAgain();
            setRefused(fields.map((each) => ({ ...each, value: values[each.field] })));
            if (fields.length > 0) onRefused(fields.map(({ field }) => field));
            if (isOutdated) onOutdated();
          },
        },
      );
    },
  };
}

function isOffered(
  change: ServiceChangeKind,
  { chosen, months }: Pick<ChangeValues, 'chosen' | 'months'>,
  { upgrades, addons, replacements, renegotiations }: ChangeTarget,
): boolean {
  switch (change) {
    case 'upgrade': {
      const offer = chosenUpgrade({ chosen }, { upgrades });
      return (
        offer !== undefined && (months === '' || offer.agreementPeriods.some((each) => String(each.months) === months))
      );
    }
    case 'addon':
      return chosenAddons(chosen).every((id) => addons.some((addon) => addon.id === id));
    case 'replace':
      return replacements.some(({ productId }) => productId === chosen);
    case 'renegotiate':
      return renegotiations.some((offer) => String(offer.months) === months);
    case 'move':
    case 'terminate':
      return true;
  }
}
