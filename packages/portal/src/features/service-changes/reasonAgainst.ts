import type { ServiceOffers } from '@skerry/contracts';
import type { ServiceChangeKind } from '../../platform/services-section/service-changes.ts';

/** Why a change can't be ordered; undefined where it can. Without a reason and without an offer there is nothing to choose. */
export function reasonAgainst(change: ServiceChangeKind, offers: ServiceOffers): string | undefined {
  const reason = offers.reasons[change];
  if (reason !== undefined) return reason;
  const isOffered = {
    upgrade: offers.upgrades.length > 0,
    addon: offers.addons.length > 0,
    replace: offers.replacements.length > 0,
    terminate: offers.termination !== null,
  }[change];
  return isOffered ? undefined : 'none';
}
