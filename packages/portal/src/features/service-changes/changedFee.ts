import type { Money } from '@skerry/contracts';
import type { ServiceChangeKind } from '../../platform/services-section/service-changes.ts';
import { chosenAddons, type ChangeValues } from './changeForm.ts';
import type { ChangeTarget, UpgradeOffer } from './changeTarget.ts';

export interface ChangedFee {
  /** Undefined while nothing is chosen. */
  value: Money | undefined;
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

/** What a choice costs a month. */
export function changedFee(
  change: ServiceChangeKind,
  { chosen, months }: Pick<ChangeValues, 'chosen' | 'months'>,
  { monthlyFee: before, upgrades, addons }: Pick<ChangeTarget, 'monthlyFee' | 'upgrades' | 'addons'>,
): ChangedFee {
  if (change === 'upgrade') {
    const offer = chosenUpgrade({ chosen }, { upgrades });
    const period = offer?.agreementPeriods.find((each) => String(each.months) === months);
    return { value: (period ?? offer)?.monthlyFee, isAdded: false };
  }
  const ids = chosenAddons(chosen);
  const fees = addons.filter(({ id }) => ids.includes(id)).flatMap(({ monthlyFee }) => monthlyFee ?? []);
  const [first] = fees;
  if (first === undefined) return { value: undefined, isAdded: before === undefined };
  const added = fees.reduce((sum, { amount }) => sum + amount, 0);
  return { value: { ...first, amount: (before?.amount ?? 0) + added }, isAdded: before === undefined };
}

/** What the choice changes of the fee a month; undefined where one of them isn't known. */
export function feeDifference({ value, isAdded }: ChangedFee, before: Money | undefined): Money | undefined {
  if (value === undefined || before === undefined || isAdded || value.currency !== before.currency) return undefined;
  return { ...value, amount: value.amount - before.amount };
}
