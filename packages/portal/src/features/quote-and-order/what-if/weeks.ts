import { addDays, daysOfIsoWeek, freezesDuring, isIsoWeek, isoWeekOf, type Freeze } from '@skerry/contracts';
import type { ChoiceSummary } from '../quote/choose/priceChoice.ts';

export interface DeliveryWeek {
  readonly week: string;
  /** Sites that are delivered in it. */
  readonly count: number;
  /** Nothing is delivered in any of its working days, in the countries of the sites. */
  readonly isFrozen: boolean;
}

/** More would be drawn too narrow. */
const most = 60;

/** The weeks from this one to the last delivery of all, with what a scenario delivers in each. */
export function deliveryWeeksOf(
  { prices }: Pick<ChoiceSummary, 'prices'>,
  { today, last, freezes }: { today: string; last: string; freezes: readonly Freeze[] },
): DeliveryWeek[] {
  if (!isIsoWeek(last)) return [];
  const countries = new Set(prices.map(({ site }) => site.country.toLowerCase()));
  const weeks: DeliveryWeek[] = [];
  for (let day = today; weeks.length < most; day = addDays(day, 7)) {
    const week = isoWeekOf(day);
    const monday = daysOfIsoWeek(week)?.from ?? day;
    const workdays = [0, 1, 2, 3, 4].map((after) => addDays(monday, after));
    weeks.push({
      week,
      count: prices.filter(({ price }) => price.deliveryWeek === week).length,
      isFrozen:
        countries.size > 0 &&
        [...countries].every((country) =>
          workdays.every((each) => freezesDuring({ from: each, to: each }, freezes, country).length > 0),
        ),
    });
    if (week >= last) return weeks;
  }
  return weeks;
}
