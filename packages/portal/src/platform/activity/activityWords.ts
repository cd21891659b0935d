import type { UserActivity } from '@skerry/contracts';
import { formatList, type MessageId } from '@skerry/i18n';
import type { useIntl } from 'react-intl';

type Say = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** The writes of the product that have a word of their own here, by their operations. */
export const knownActions = [
  'giveActingReason',
  'createCustomerUser',
  'importCustomerUsers',
  'changeCustomerUsers',
  'updateCustomerUser',
  'deleteCustomerUser',
  'resendInvitation',
  'createRoleGroup',
  'updateRoleGroup',
  'deleteRoleGroup',
  'requestRoles',
  'decideRoleRequest',
  'updateUserProfile',
  'createSavedView',
  'updateSavedView',
  'deleteSavedView',
  'createOpticalRequest',
  'changeOpticalRequestStatus',
  'registerAccount',
  'addCustomerId',
  'changeServices',
  'updateService',
  'updateInvoiceText',
  'createTag',
  'updateTag',
  'deleteTag',
  'createServiceOrders',
  'sendOrderMessage',
  'requestOrderDate',
  'acceptOrderDate',
  'respondToOrderCharge',
  'cancelOrder',
  'changeOrderStatus',
  'changeInstallationContact',
  'createChangeRequest',
  'sendChangeMessage',
  'cancelChangeRequest',
  'decideChangeRequest',
  'changeRequestStatus',
  'acceptPasswordReset',
] as const;

/** "User changed: roles, phone", "Group changed: Nordic NOC" */
export function activityTitle({ formatMessage }: Say, language: string, entry: UserActivity): string {
  const known = knownActions.find((action) => action === entry.action);
  const id: MessageId = `userActivity.action.${known ?? 'other'}`;
  const action = formatMessage({ id });
  const parts =
    entry.group ??
    formatList(
      language,
      entry.changes.map((part) => formatMessage({ id: `userActivity.part.${part}` })),
    );
  return parts === '' ? action : formatMessage({ id: 'userActivity.changed' }, { action, parts });
}

/** Who did it, in the words of a line below: "By our staff on behalf of Elin Wallgren". */
export function activityActor({ formatMessage }: Say, entry: UserActivity, userName: string): string {
  const { fullName, isStaff } = entry.actor;
  if (isStaff) {
    const actor = entry.isByUser
      ? formatMessage({ id: 'userActivity.onBehalf' }, { name: userName })
      : formatMessage({ id: 'userActivity.byStaff' });
    return entry.actingReason === null
      ? actor
      : formatMessage({ id: 'userActivity.withReason' }, { actor, reason: entry.actingReason });
  }
  if (fullName === null) return formatMessage({ id: 'userActivity.byUnknown' });
  return formatMessage({ id: 'userActivity.by' }, { name: fullName });
}
