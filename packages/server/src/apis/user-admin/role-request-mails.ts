import type { UserLocale } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Transaction } from '../../database/connect.ts';
import { customerNameOf } from '../../database/customer-name.ts';
import type { Principal } from '../../identity/principal.ts';
import { queueMail, type MailSender } from '../../mail/customer-mail.ts';
import { mailWish } from '../../notifications/mail-wish.ts';
import { listRoles } from './roles.repository.ts';
import { administratorRecipients } from './administrators.repository.ts';
import type { RequestedAccess } from './role-request-rules.ts';

type Requester = Pick<Principal, 'firstName' | 'lastName' | 'email' | 'registry'>;

/** Tells the administrators, each in their own language. False where there is none. */
export async function mailRequest(
  transaction: Transaction,
  sender: MailSender,
  requester: Requester,
  { roleIds, apps, permissions }: RequestedAccess,
): Promise<boolean> {
  const { appName, originFor } = sender;
  const recipients = await administratorRecipients(transaction);
  const nameOf = await roleNames(transaction);
  const customer = await customerNameOf(transaction);
  for (const { id, email, locale } of recipients) {
    const notice = { topic: 'ROLE_REQUEST', reason: 'role', customer, registry: requester.registry } as const;
    const wish = await mailWish(transaction, sender, { id, locale }, notice);
    if (wish === undefined) continue;
    const asked = {
      roles: roleIds.map((id) => nameOf(id, locale)),
      apps: apps.map((app) => formatMessage(locale, `portalApps.${app}`)),
      permissions: permissions.map((label) => formatMessage(locale, `permissionLabels.${label}`)),
    };
    await queueMail(transaction, {
      to: email,
      locale,
      subject: 'mail.roleRequest.subject',
      body: 'mail.roleRequest.body',
      ...wish,
      values: {
        appName,
        name: `${requester.firstName} ${requester.lastName}`,
        email: requester.email,
        customer,
        requested: requestedLines(locale, asked).join('\n'),
        link: `${originFor(requester.registry)}/users/role-requests`,
      },
    });
  }
  return recipients.length > 0;
}

export interface Outcome {
  state: 'APPROVED' | 'DENIED';
  /** All customer roles of the user from now on. */
  roleIds: readonly string[];
  /** Names of the groups that the user joins. */
  groups: readonly string[];
  text: string | null;
}

/** Tells the user who asked. */
export async function mailDecision(
  transaction: Transaction,
  sender: MailSender,
  { id, email, firstName, locale }: { id: string; email: string; firstName: string; locale: UserLocale },
  administrator: Pick<Principal, 'firstName' | 'lastName' | 'registry'>,
  { state, roleIds, groups, text }: Outcome,
): Promise<void> {
  const { appName, originFor } = sender;
  const customer = await customerNameOf(transaction);
  const notice = { topic: 'ROLE_REQUEST', reason: 'named', customer, registry: administrator.registry } as const;
  const wish = await mailWish(transaction, sender, { id, locale }, notice);
  if (wish === undefined) return;
  const nameOf = await roleNames(transaction);
  const name = `${administrator.firstName} ${administrator.lastName}`;
  await queueMail(transaction, {
    to: email,
    locale,
    subject: state === 'APPROVED' ? 'mail.roleApproved.subject' : 'mail.roleDenied.subject',
    body: state === 'APPROVED' ? 'mail.roleApproved.body' : 'mail.roleDenied.body',
    ...wish,
    values: {
      appName,
      firstName,
      administrator: name,
      customer,
      roles: formatList(locale, [...roleIds.map((id) => nameOf(id, locale)), ...groups]),
      // A paragraph of its own, where there is one.
      message:
        text === null ? '' : `\n\n${formatMessage(locale, 'mail.roleRequest.message', { administrator: name, text })}`,
      link: originFor(administrator.registry),
    },
  });
}

async function roleNames(transaction: Transaction): Promise<(id: string, locale: UserLocale) => string> {
  const { items } = await listRoles(transaction, {});
  return (id, locale) =>
    items.find((role) => role.id === id)?.translations.find(({ language }) => language === locale)?.displayName ?? id;
}

/** A line for each kind of what is asked for. */
function requestedLines(
  locale: UserLocale,
  asked: Record<'roles' | 'apps' | 'permissions', readonly string[]>,
): string[] {
  return (['roles', 'apps', 'permissions'] as const).flatMap((kind) =>
    asked[kind].length === 0
      ? []
      : [formatMessage(locale, `mail.roleRequest.${kind}`, { [kind]: formatList(locale, asked[kind]) })],
  );
}
