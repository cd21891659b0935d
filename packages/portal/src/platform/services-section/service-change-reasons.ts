import type { Ineligible } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';

const reasons: Readonly<Record<Ineligible, MessageId>> = {
  FEATURE_OFF: 'serviceChange.reason.FEATURE_OFF',
  NOT_IN_SERVICE: 'serviceChange.reason.NOT_IN_SERVICE',
  NO_ORDER_SERVICE_ID: 'serviceChange.reason.NO_ORDER_SERVICE_ID',
  NO_CAPACITY: 'serviceChange.reason.NO_CAPACITY',
  NO_PRICE: 'serviceChange.reason.NO_PRICE',
  PRODUCT_NOT_ELIGIBLE: 'serviceChange.reason.PRODUCT_NOT_ELIGIBLE',
  COUNTRY_NOT_ELIGIBLE: 'serviceChange.reason.COUNTRY_NOT_ELIGIBLE',
  ORDER_ONGOING: 'serviceChange.reason.ORDER_ONGOING',
  TERMINATION_ONGOING: 'serviceChange.reason.TERMINATION_ONGOING',
  NOT_FOUND: 'serviceChange.reason.NOT_FOUND',
};

/** Why a change can't be ordered. A system behind a proxied API may have reasons of its own. */
export function reasonText(reason: string): MessageId {
  return Object.hasOwn(reasons, reason) ? reasons[reason as Ineligible] : 'serviceChange.reason.other';
}
