import type { RoleGroup, RoleGroupDraft } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Heading, IconButton, Note, Stack, Text, UnsavedChanges } from '@skerry/ui';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { ConflictNote } from '../components/ConflictNote.tsx';
import type { DeleteGroupDialogProps } from './DeleteGroupDialog.tsx';
import { EditorFoot, EditorHead, EditorPart, EditorRoot, EditorTitle } from './GroupEditor.styles.ts';
import { isComplete, toGroupDetails, type GroupPart, type GroupValues } from './groupForm.ts';
import { GroupNameFields } from './GroupNameFields.tsx';
import { GroupPermissions } from './GroupPermissions.tsx';
import { GroupRoles } from './GroupRoles.tsx';
import { groupFailure } from './groupRefusal.ts';
import { useCreateGroup, useUpdateGroup } from './groups.mutations.ts';
import { MembersSection } from './MembersSection.tsx';
import { ScopeSection } from './ScopeSection.tsx';
import { useGroupDraft } from './useGroupDraft.ts';

const deleteDialog: Part<DeleteGroupDialogProps> = {
  texts: [],
  component: async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog,
};

/** What becomes of a group, told to the page. */
export interface GroupActions {
  /** It has the page to itself, with a way back above it. */
  isAlone: boolean;
  onClose: () => void;
  onCreated: (group: RoleGroup) => void;
  onDeleted: () => void;
  /** Tells what the group would be if it were saved; undefined where nothing is changed. */
  onDraftChange: (draft: RoleGroupDraft | undefined) => void;
}

export interface GroupFormProps extends GroupActions {
  /** Undefined for one that is not made yet. */
  group: RoleGroup | undefined;
  /** Asks the server for the newest state of the group. */
  onOutdated: () => Promise<unknown>;
}

/** Name, roles, scope and members of a group, saved together. */
export function GroupForm(props: GroupFormProps) {
  const { group, isAlone, onOutdated, onClose, onCreated, onDeleted, onDraftChange } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const roles = useRoles();
  const draft = useGroupDraft(group);
  const { values, changeCount, conflict } = draft;
  const create = useCreateGroup();
  const update = useUpdateGroup();
  const isPending = create.isPending || update.isPending;
  const keyOf = useIdempotencyKey();
  const [error, setError] = useState<unknown>();
  const [takenName, setTakenName] = useState<string>();
  const deletion = useLazyDialog(deleteDialog);
  const isReadOnly = group?.source === 'idp';
  const isNew = group === undefined;
  const isPhone = !useIsAtLeast('small');
  const hasFoot = !isReadOnly && (isNew || changeCount > 0 || !isPhone);

  // What is opened by hand gets the focus, also where it takes the place of the row; what an address opens, with its page, does not.
  const navigation = useNavigationType();
  const [isByHand] = useState(navigation !== NavigationType.Pop);
  useEffect(() => {
    if (isByHand || document.activeElement !== document.body) heading.current?.focus();
  }, [isByHand]);

  const unsaved = changeCount > 0 ? JSON.stringify(toGroupDetails(values)) : undefined;
  const groupId = group?.id;
  useEffect(() => {
    if (unsaved === undefined) {
      onDraftChange(undefined);
      return;
    }
    const { roleIds, permissions, memberIds, scope } = JSON.parse(unsaved) as ReturnType<typeof toGroupDetails>;
    onDraftChange({ ...(groupId !== undefined && { groupId }), roleIds, permissions, memberIds, scope });
  }, [unsaved, groupId, onDraftChange]);

  function save(sent: GroupValues) {
    setError(undefined);
    const failed = (failure: unknown) => {
      const [named] = refusedFields(failure, ['name']);
      if (named?.error.type === 'taken') {
        setTakenName(sent.name);
        return;
      }
      const { message, isOutdated } = groupFailure(failure);
      alerts.failure(failure, { title: { id: 'userGroups.alert.notSaved', values: { name: sent.name } }, message });
      setError(failure);
      if (isOutdated) void onOutdated();
    };
    const details = toGroupDetails(sent);
    if (group)
      update.start(
        { group, details },
        {
          done: () => {
            draft.discard();
            alerts.success('userGroups.alert.saved');
            heading.current?.focus();
          },
          failed,
        },
      );
    else
      create.start(
        { details, idempotencyKey: keyOf(details) },
        {
          done: (created) => {
            draft.discard();
            alerts.success('userGroups.alert.created');
            onCreated(created);
          },
          failed,
        },
      );
  }

  function undo() {
    setError(undefined);
    draft.discard();
    heading.current?.focus();
  }

  const change = (part: Partial<GroupValues>) => {
    if (!isPending) draft.change(part);
  };
  const directory = group?.sourceName ?? formatMessage({ id: 'userGroups.from.unnamed' });
  const deleteButton = group && !isReadOnly && (
    <Button
      data-start=""
      variant="dangerQuiet"
      icon={IconTrash}
      isFullWidth={isPhone}
      disabled={isPending}
      isLoading={deletion.isLoading}
      onPointerEnter={deletion.prepare}
      onFocus={deletion.prepare}
      onClick={deletion.open}
    >
      {formatMessage({ id: 'userGroups.editor.delete' })}
    </Button>
  );
  const section = { values, saved: draft.saved, isReadOnly, onChange: change };

  return (
    <EditorRoot aria-labelledby={titleId}>
      <EditorPart>
        <EditorHead>
          <EditorTitle>
            <Heading level={2} variant="section" id={titleId} ref={heading} tabIndex={-1}>
              {group?.name ?? formatMessage({ id: 'userGroups.editor.unnamed' })}
            </Heading>
            <UnsavedChanges
              count={changeCount}
              label={formatMessage({ id: 'userGroups.editor.unsaved' }, { count: changeCount })}
            />
          </EditorTitle>
          {!isAlone && (
            <IconButton
              icon={IconX}
              size="small"
              label={formatMessage({ id: 'userGroups.editor.close' })}
              onClick={onClose}
            />
          )}
        </EditorHead>
        <Stack gap={16}>
          {conflict ? (
            <ConflictNote
              title="userGroups.conflict.title"
              canSaveMine={isComplete(draft.merged)}
              onTakeOver={undo}
              onSaveMine={() => save(draft.merged)}
            >
              {conflict.length > 0 && (
                <Text as="p">
                  {formatMessage(
                    { id: 'userGroups.conflict.changed' },
                    {
                      fields: formatList(
                        language,
                        conflict.map((part) => formatMessage({ id: fieldOf[part] })),
                      ),
                    },
                  )}
                </Text>
              )}
            </ConflictNote>
          ) : (
            error !== undefined && (
              <FailureNote title="userGroups.editor.notSaved" message={groupFailure(error).message} error={error} />
            )
          )}
          {isReadOnly && <Note tone="neutral">{formatMessage({ id: 'userGroups.readOnly' }, { directory })}</Note>}
          <GroupNameFields {...section} takenName={takenName} />
        </Stack>
      </EditorPart>
      <GroupRoles {...section} roles={roles} />
      <GroupPermissions {...section} />
      <ScopeSection {...section} group={group} />
      <MembersSection {...section} roles={roles.data ?? []} groupId={group?.id} />
      {/* On phones it ends the form, and what saves has the line at the lower edge. */}
      {isPhone && deleteButton && <EditorPart>{deleteButton}</EditorPart>}
      {hasFoot && (
        <EditorFoot data-has-changes={isNew || changeCount > 0 ? '' : undefined}>
          {!isPhone && deleteButton}
          {isNew ? (
            <Button data-start="" variant="ghost" disabled={isPending} onClick={onClose}>
              {formatMessage({ id: 'userGroups.editor.cancel' })}
            </Button>
          ) : (
            changeCount > 0 && (
              <Button variant="ghost" disabled={isPending} onClick={undo}>
                {formatMessage({ id: 'userGroups.editor.undo' })}
              </Button>
            )
          )}
          <Button
            variant="primary"
            disabled={(!isNew && changeCount === 0) || !isComplete(values) || conflict !== undefined}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'form.saving' })}
            onClick={() => save(values)}
          >
            {formatMessage({ id: isNew ? 'userGroups.editor.create' : 'userGroups.editor.save' })}
          </Button>
        </EditorFoot>
      )}
      {deletion.Dialog && group && (
        <deletion.Dialog
          group={group}
          roles={roles.data ?? []}
          onOutdated={onOutdated}
          onClose={deletion.close}
          onDeleted={() => {
            deletion.close();
            draft.discard();
            onDeleted();
          }}
        />
      )}
    </EditorRoot>
  );
}

const fieldOf = {
  name: 'userGroups.field.name',
  description: 'userGroups.field.description',
  roles: 'userGroups.field.roles',
  permissions: 'userGroups.field.permissions',
  scope: 'userGroups.field.scope',
  members: 'userGroups.field.members',
} as const satisfies Record<GroupPart, string>;
