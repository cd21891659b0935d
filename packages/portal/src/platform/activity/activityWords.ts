import type { UserActivity } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import { roleNames, type RoleText } from '../roles/role-texts.ts';

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
  'createTicket',
  'changeTicket',
  'sendTicketMessage',
  'escalateTicket',
  'confirmTicketSolved',
  'reopenTicket',
  'cancelTicket',
  'requestTicketReport',
  'changeTicketStatus',
  'updateAgreement',
  'proposePriceRules',
  'decidePriceRules',
  'requestQuote',
  'withdrawQuote',
  'duplicateQuote',
  'renewQuote',
  'askAboutQuote',
  'answerQuoteQuestion',
  'sendQuoteToManualHandling',
  'answerAsSpecialist',
  'requestApproval',
  'decideApproval',
  'withdrawApproval',
  'placeOrders',
  'createSiteList',
  'createSiteListFromFile',
  'updateSiteList',
  'deleteSiteList',
  'duplicateSiteList',
  'mergeSiteLists',
  'acceptPasswordReset',
  'acknowledgeDisturbance',
  'askAboutDisturbance',
  'reportAffected',
  'createDisturbance',
  'changeDisturbance',
  'updateDisturbance',
  'moveDisturbance',
  'cancelDisturbance',
  'answerInquiry',
  'createCalendarToken',
  'changeCalendarToken',
  'revokeCalendarToken',
  'createContact',
  'importContacts',
  'updateContact',
  'deleteContact',
  'sendContactVerification',
  'testContact',
  'replaceContact',
  'confirmContact',
  'saveNotificationSettings',
  'createWebhook',
  'retryWebhookDelivery',
  'changeWebhook',
  'deleteWebhook',
] as const;

/** "Purchaser added, Billing responsible removed", "User changed: roles and phone", "Group changed: Nordic NOC" */
export function activityTitle(
  intl: Say,
  language: string,
  entry: UserActivity,
  /** Names of the roles; until they are known it says only that roles were changed. */
  roles: readonly RoleText[] | undefined,
): string {
  const { formatMessage } = intl;
  const known = knownActions.find((action) => action === entry.action);
  const action = formatMessage({ id: `userActivity.action.${known ?? 'other'}` });
  const roleWords = roles && roleChange(intl, language, entry, roles);
  // Refused, it has changed nothing.
  if (roleWords !== undefined && entry.isDone && entry.changes.every((part) => part === 'roles')) return roleWords;
  const parts =
    entry.group ??
    formatList(
      language,
      entry.changes.map((part) =>
        part === 'roles' && roleWords !== undefined ? roleWords : formatMessage({ id: `userActivity.part.${part}` }),
      ),
    );
  return parts === '' ? action : formatMessage({ id: 'userActivity.changed' }, { action, parts });
}

function roleChange(
  { formatMessage }: Say,
  language: string,
  { rolesAdded, rolesRemoved }: UserActivity,
  roles: readonly RoleText[],
): string | undefined {
  const names = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
  const added = rolesAdded.length > 0 && formatMessage({ id: 'userActivity.rolesAdded' }, { roles: names(rolesAdded) });
  const removed =
    rolesRemoved.length > 0 && formatMessage({ id: 'userActivity.rolesRemoved' }, { roles: names(rolesRemoved) });
  if (added && removed) return formatMessage({ id: 'userActivity.rolesBoth' }, { added, removed });
  return added || removed || undefined;
}

/** Who did it: "Astrid Lindqvist", "Our staff on behalf of Elin Wallgren". */
export function activityActor({ formatMessage }: Say, entry: UserActivity, userName: string): string {
  const { fullName, isStaff } = entry.actor;
  if (!isStaff) return fullName ?? formatMessage({ id: 'userActivity.unknown' });
  const actor = entry.isByUser
    ? formatMessage({ id: 'userActivity.onBehalf' }, { name: userName })
    : formatMessage({ id: 'userActivity.staff' });
  return entry.actingReason === null
    ? actor
    : formatMessage({ id: 'userActivity.withReason' }, { actor, reason: entry.actingReason });
}
