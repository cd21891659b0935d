import type { CustomerUser } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, CheckboxCard, Heading, Stack, Text, UnsavedChanges } from '@skerry/ui';
import { IconCopy } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { RoleChanges } from '../roleChanges.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { UnsavedChangesBar } from '../../../platform/unsaved-changes/UnsavedChangesBar.tsx';
import { userFailure } from '../userRefusal.ts';
import type { RoleDraft } from '../useRoleDraft.ts';
import { useSaveUserRoles } from '../users.mutations.ts';
import type { CopyRolesDialogProps } from './CopyRolesDialog.tsx';
import { ConflictNote } from '../components/ConflictNote.tsx';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { RoleCards, SectionActions, SectionHead } from './RolesSection.styles.ts';

export interface RolesSectionProps {
  user: CustomerUser;
  roles: readonly RoleText[];
  draft: RoleDraft;
  /** Asks the server for the newest state of the user. */
  onOutdated: () => Promise<unknown>;
  onSaved: () => void;
}

const copyDialog: Part<CopyRolesDialogProps> = {
  texts: ['ui-form'],
  component: async () => (await import('./CopyRolesDialog.tsx')).CopyRolesDialog,
};

/** The roles of a user as cards; ticks are saved together. */
export function RolesSection({ user, roles, draft, onOutdated, onSaved }: RolesSectionProps) {
  const intl = useIntl();
  const alerts = useAlerts();
  const titleId = useId();
  const { isPending, start } = useSaveUserRoles();
  const [error, setError] = useState<unknown>();
  const title = intl.formatMessage({ id: 'users.roles.title' });
  // The cards fill more than a small window: there the buttons stay at its lower edge.
  const isWide = useIsAtLeast('large');
  const hasChanges = draft.changeCount > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const copying = useLazyDialog(copyDialog);

  /** Forgets the ticks. The buttons for them go away or off, so the focus moves to the section, not to nowhere. */
  function settle() {
    setError(undefined);
    draft.discard();
    heading.current?.focus();
  }

  function save() {
    setError(undefined);
    start(
      { user, roleIds: [...draft.chosen] },
      {
        done: () => {
          settle();
          alerts.success('users.alert.saved');
          onSaved();
        },
        failed: (failure) => {
          const { message, isConflict, isOutdated } = userFailure(failure);
          alerts.failure(failure, {
            title: { id: 'users.roles.notSavedOf', values: { fullName: user.fullName } },
            message,
          });
          setError(failure);
          if (isConflict) draft.refuse();
          if (isOutdated) void onOutdated();
        },
      },
    );
  }

  const discard = (
    <Button variant="ghost" disabled={isPending} onClick={settle}>
      {intl.formatMessage({ id: 'users.roles.discard' })}
    </Button>
  );
  const saveChanges = (
    <Button
      variant="primary"
      disabled={!hasChanges || draft.conflict !== undefined}
      isLoading={isPending}
      loadingText={intl.formatMessage({ id: 'form.saving' })}
      onClick={save}
    >
      {intl.formatMessage({ id: 'users.roles.save' })}
    </Button>
  );

  return (
    <Stack as="section" aria-labelledby={titleId}>
      <SectionHead>
        <div>
          <Heading level={2} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {intl.formatMessage({ id: 'users.roles.help' })}
          </Text>
        </div>
        <SectionActions>
          {isWide && <UnsavedChanges count={draft.changeCount} />}
          {!hasChanges && (
            <Button
              data-leads=""
              variant="ghost"
              icon={IconCopy}
              onPointerEnter={copying.prepare}
              onFocus={copying.prepare}
              onClick={copying.open}
            >
              {intl.formatMessage({ id: 'users.copy.action' })}
            </Button>
          )}
          {isWide && hasChanges && discard}
          {isWide && saveChanges}
        </SectionActions>
      </SectionHead>
      {draft.conflict ? (
        <ConflictNote canSaveMine={hasChanges} onTakeOver={settle} onSaveMine={save}>
          <NewerRoles changes={draft.conflict} roles={roles} />
        </ConflictNote>
      ) : (
        error !== undefined && (
          <FailureNote title="users.roles.notSaved" message={userFailure(error).message} error={error} />
        )
      )}
      <RoleCards label={title}>
        {roles.map(({ id, name, description }) => (
          <CheckboxCard
            key={id}
            title={name}
            checked={draft.chosen.has(id)}
            wasChecked={draft.saved.has(id)}
            onCheckedChange={(isChecked) => {
              if (!isPending) draft.choose(id, isChecked);
            }}
          >
            {description}
          </CheckboxCard>
        ))}
      </RoleCards>
      {!isWide && (
        <UnsavedChangesBar count={draft.changeCount}>
          {discard}
          {saveChanges}
        </UnsavedChangesBar>
      )}
      {copying.Dialog && (
        <copying.Dialog
          user={user}
          roles={roles}
          chosen={draft.chosen}
          onClose={copying.close}
          onCopy={(roleIds) => {
            copying.close();
            draft.chooseAll(roleIds);
            // The button that has opened it is gone.
            heading.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

/** What another has done to the roles meanwhile. */
function NewerRoles({ changes, roles }: { changes: RoleChanges; roles: readonly RoleText[] }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const listed = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
  const { added, removed } = changes;
  return (
    <>
      {added.length > 0 && (
        <Text as="p">{intl.formatMessage({ id: 'users.conflict.rolesAdded' }, { roles: listed(added) })}</Text>
      )}
      {removed.length > 0 && (
        <Text as="p">{intl.formatMessage({ id: 'users.conflict.rolesRemoved' }, { roles: listed(removed) })}</Text>
      )}
      {added.length + removed.length === 0 && (
        <Text as="p">{intl.formatMessage({ id: 'users.conflict.sameRoles' })}</Text>
      )}
    </>
  );
}
