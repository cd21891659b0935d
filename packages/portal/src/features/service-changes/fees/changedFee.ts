import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { chosenAddons, type ChangeValues } from '../changeForm.ts';
import { sumOf, type ChangeTarget, type Fees, type UpgradeOffer } from '../changeTarget.ts';

export interface ChangedFee {
  /** Undefined while nothing is chosen. */
  value: Fees | undefined;
  /** It comes on top of what is paid now, which the reader doesn't see. */
  isAdded: boolean;
}

/** The capacity that is chosen. */
export function chosenUpgrade(
  { chosen }: Pick<ChangeValues, 'chosen'>,
  { upgrades }: Pick<ChangeTarget, 'upgrades'>,
): UpgradeOffer | undefined {
  return upgrades.find(({ capacityBps }) => String(capacityBps) === chosen);
}

type PricedTarget = Pick<ChangeTarget, 'monthlyFee' | 'upgrades' | 'addons' | 'renegotiations' | 'move'>;

/** What a choice costs a month. */
export function changedFee(
  change: ServiceChangeKind,
  { chosen, months }: Pick<ChangeValues, 'chosen' | 'months'>,
  { monthlyFee: before, upgrades, addons, renegotiations, move }: PricedTarget,
): ChangedFee {
  if (change === 'upgrade') {
    const offer = chosenUpgrade({ chosen }, { upgrades });
    const period = offer?.agreementPeriods.find((each) => String(each.months) === months);
    return { value: (period ?? offer)?.monthlyFee, isAdded: false };
  }
  if (change === 'renegotiate')
    return { value: renegotiations.find((each) => String(each.months) === months)?.monthlyFee, isAdded: false };
  // Without a price of its own it costs what it cost.
  if (change === 'move') return { value: move?.monthlyFee ?? before, isAdded: false };
  const ids = chosenAddons(chosen);
  const fees = addons.filter(({ id }) => ids.includes(id)).flatMap(({ monthlyFee }) => monthlyFee ?? []);
  const isAdded = before === undefined;
  return { value: fees.length === 0 ? undefined : sumOf([...(before ?? []), ...fees]), isAdded };
}

/** What the choice changes of the fee a month; undefined where one of them isn't known, or is in another currency. */
export function feeDifference({ value, isAdded }: ChangedFee, before: Fees | undefined): Fees | undefined {
  if (value === undefined || before === undefined || isAdded || value.length !== before.length) return undefined;
  const differences = value.flatMap(({ amount, currency }) => {
    const same = before.find((fee) => fee.currency === currency);
    return same ? [{ amount: amount - same.amount, currency }] : [];
  });
  return differences.length === value.length ? differences : undefined;
}

/** Whether nothing is to be paid. */
export function isFree(fees: Fees): boolean {
  return fees.every(({ amount }) => amount === 0);
}
