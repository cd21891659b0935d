import { customerRoles, type RoleRequest } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Dialog, Note, SegmentedControl, Stack, Text } from '@skerry/ui';
import { IconLogout } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { FailureText } from '../../platform/alerts/FailureNote.tsx';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useAdministrators } from '../../platform/roles/useRoles.ts';
import { useSaveDraft, useConsumedDraft } from '../../platform/session/useDraft.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { roleRequestFormId } from '../form-ids.ts';
import { AdministratorsLine } from './AdministratorsLine.tsx';
import { offeredApps, offeredPermissions } from './offered.ts';
import { RequestChoices, type Way } from './RequestChoices.tsx';
import { isRequestDraft, nothingChosenYet, type RequestDraft } from './requestDraft.ts';
import { LogOutButton } from './RoleRequestDialog.styles.ts';
import { useRequestRoles } from './useRoleRequest.ts';

const ways: readonly Way[] = ['roles', 'apps', 'permissions'];

export interface RoleRequestFormProps {
  /** What the user has asked for before. */
  last: RoleRequest | undefined;
  /** Leaves without a request. Without it the only other way out is to log out. */
  onCancel?: () => void;
}

/** Roles, pages to be able to use, or finer permissions, to ask the administrators for. */
export function RoleRequestForm({ last, onCancel }: RoleRequestFormProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const session = useSession();
  const identity = useIdentity();
  const hasRole = customerRoles.some((role) => identity.roles.includes(role));
  const reasonId = useId();
  const isPhone = !useIsAtLeast('small');
  const { customer } = useStartupData();
  const { data: administrators } = useAdministrators();
  const kept = useConsumedDraft(roleRequestFormId, isRequestDraft);
  const [way, setWay] = useState<Way>('roles');
  const [chosen, setChosen] = useState(() => withoutHad(kept ?? nothingChosenYet, identity.roles));
  const { isPending, start } = useRequestRoles();
  const [error, setError] = useState<unknown>();

  const { roleIds, apps, permissions } = chosen;
  const count = { roles: roleIds.length, apps: apps.length, permissions: permissions.length };
  const counts = ways
    .filter((each) => count[each] > 0)
    .map((each) => formatMessage({ id: `roleRequest.count.${each}` }, { count: count[each] }));
  const hasChosen = counts.length > 0;
  useSaveDraft(roleRequestFormId, () => (hasChosen ? chosen : undefined));

  const canSend = hasChosen && administrators?.items.length !== 0;

  const wayWord = (each: Way) =>
    formatMessage({
      id: isPhone && each !== 'roles' ? `roleRequest.by.${each}.short` : `roleRequest.by.${each}`,
    });
  const selection = (
    <Text variant="caption" tone="muted" id={reasonId} role="status">
      {hasChosen
        ? formatMessage({ id: 'roleRequest.chosen' }, { what: formatList(language, counts) })
        : formatMessage({ id: 'roleRequest.chosen.nothing' })}
    </Text>
  );
  const logOut = (
    <LogOutButton variant="ghost" icon={IconLogout} disabled={isPending} onClick={() => void session.logout()}>
      {formatMessage({ id: 'ui.profileMenu.logOut' })}
    </LogOutButton>
  );
  // On phones what is chosen has a row of its own above the buttons.
  const isSelectionFirst = isPhone || onCancel !== undefined;

  function send() {
    setError(undefined);
    start(
      {
        roleIds: [...roleIds],
        apps: [...apps],
        ...(permissions.length > 0 && { permissions: [...permissions] }),
      },
      { failed: setError },
    );
  }

  return (
    <Dialog
      isOpen
      isDismissable={onCancel !== undefined}
      // On phones the button beside the one that sends is enough.
      hasCloseButton={!isPhone}
      width="large"
      initialFocus="dialog"
      title={formatMessage({ id: hasRole ? 'roleRequest.title.more' : 'roleRequest.title' })}
      help={formatMessage({ id: hasRole ? 'roleRequest.help.more' : 'roleRequest.help' }, { customer: customer.name })}
      error={
        error !== undefined && <FailureText title="roleRequest.notSent" message={errorMessage(error)} error={error} />
      }
      isUpdating={isPending}
      updatingText={formatMessage({ id: 'roleRequest.sending' })}
      onClose={() => onCancel?.()}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (canSend) send();
      }}
      footerStart={isSelectionFirst ? selection : logOut}
      footer={
        <>
          {!isSelectionFirst && selection}
          {isSelectionFirst && !onCancel && logOut}
          {onCancel && (
            <Button variant="ghost" disabled={isPending} onClick={onCancel}>
              {formatMessage({ id: 'form.cancel' })}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            disabled={!canSend}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'roleRequest.sending' })}
            aria-describedby={reasonId}
          >
            {formatMessage({ id: 'roleRequest.send' })}
          </Button>
        </>
      }
    >
      <Stack>
        {last?.state === 'DENIED' && <Refusal text={last.text} />}
        <SegmentedControl
          label={formatMessage({ id: 'roleRequest.by' })}
          options={ways.map((value) => ({ value, label: wayWord(value) }))}
          value={way}
          onValueChange={setWay}
        />
        <RequestChoices
          way={way}
          value={chosen}
          onValueChange={(choice) => {
            if (!isPending) setChosen(choice);
          }}
        />
        <AdministratorsLine />
      </Stack>
    </Dialog>
  );
}

/** What was ticked before, without what one has been given since. */
function withoutHad({ roleIds, apps, permissions }: RequestDraft, roles: readonly string[]): RequestDraft {
  const open = { apps: offeredApps(roles).open, permissions: offeredPermissions(roles).open };
  return {
    roleIds: roleIds.filter((id) => !roles.includes(id)),
    apps: apps.filter((app) => open.apps.includes(app)),
    permissions: permissions.filter((label) => open.permissions.includes(label)),
  };
}

/** What the administrator answered last time. */
function Refusal({ text }: { text: string | null }) {
  return (
    <Note tone="attention">
      <Text as="p">
        <FormattedMessage id="roleRequest.denied" />
      </Text>
      {text !== null && (
        <Text as="p">
          <FormattedMessage id="roleRequest.denied.word" values={{ text }} />
        </Text>
      )}
    </Note>
  );
}
