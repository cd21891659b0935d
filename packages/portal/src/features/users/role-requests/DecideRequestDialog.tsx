import {
  maxRoleRequestTextLength,
  rolesOfApp,
  validateRoleRequestText,
  type CustomerRole,
  type ListedRoleRequest,
  type PermissionLabel,
} from '@skerry/contracts';
import { formatMoment } from '@skerry/i18n';
import { TextArea } from '@skerry/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import { describeCharacter } from '../../../platform/form/describe-character.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { useTimeZone } from '../../../platform/format/useTimeZone.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { principalOf } from '../../../platform/session/identity.ts';
import { useSaveDraft, useConsumedDraft } from '../../../platform/session/useDraft.ts';
import { useIdentity, useSession } from '../../../platform/session/useSession.ts';
import { decisionFormId, isTypedDecision, type TypedDecision } from '../decisionDraft.ts';
import { emptyGroup } from '../groups/groupForm.ts';
import { useAllGroups } from '../groups/groups.queries.ts';
import { newGroup } from '../groups/groupsAddress.ts';
import { groupFormId } from '../groups/useGroupDraft.ts';
import { useDecideRoleRequest } from '../role-requests.queries.ts';
import { userFailure } from '../userRefusal.ts';
import { Choices, Columns, Part } from './DecideRequestDialog.styles.ts';
import { ApprovalEffects, RefusalEffects } from './DecisionEffectList.tsx';
import { decisionEffects, leavesOut } from './decisionEffects.ts';
import { exactGroupIds, givingGroups } from './givingGroups.ts';
import { GroupsToJoin } from './GroupsToJoin.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RolesToGive } from './RolesToGive.tsx';
import { useRequestWords } from './useRequestWords.ts';

export interface DecideRequestDialogProps {
  request: ListedRoleRequest;
  state: 'APPROVED' | 'DENIED';
  onClose: () => void;
  /** What is shown of the requests is no longer so. */
  onOutdated: () => void;
}

/** What the rules or the server object to in the text. */
interface TextFault {
  code: string;
  character?: string | undefined;
}

function describeFault({ code, character = '' }: TextFault): MessageDescriptor {
  switch (code) {
    case 'unsupportedCharacter':
      return { id: 'validation.unsupportedCharacter', values: { character: describeCharacter(character) } };
    case 'tooLong':
      return { id: 'validation.tooLong', values: { max: maxRoleRequestTextLength } };
    default:
      return { id: 'form.invalid' };
  }
}

const noRoles: readonly RoleText[] = [];

/** Approves a request, with what to give, or refuses it with a reason; either says before what it will do. */
export function DecideRequestDialog({ request, state, onClose, onOutdated }: DecideRequestDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const alerts = useAlerts();
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const { data: roles = noRoles, isLoading } = useRoles();
  const words = useRequestWords(roles);
  const { user, apps, permissions, requestedAt } = request;
  const { fullName } = user;
  const isApproval = state === 'APPROVED';
  const hasPermissions = isApproval && permissions.length > 0;
  const allGroups = useAllGroups(hasPermissions);
  const formId = decisionFormId({ request, state });
  const kept = useConsumedDraft(formId, isTypedDecision);
  const [roleIds, setRoleIds] = useState<readonly string[]>(kept?.roleIds ?? request.roleIds);
  const [chosenGroupIds, setChosenGroupIds] = useState<readonly string[] | undefined>(kept?.roleGroupIds);
  const [text, setText] = useState(kept?.text ?? '');
  const [refusedText, setRefusedText] = useState<TextFault & { text: string }>();
  const [error, setError] = useState<unknown>();
  const { isPending, start } = useDecideRoleRequest();
  // Below it there is one column: what the decision does comes before what it is made of, or nobody would see it.
  const hasTwoColumns = useIsAtLeast('medium');
  const firstChoice = useRef<HTMLInputElement>(null);

  const groups = givingGroups(allGroups ?? [], permissions);
  const hasGroups = hasPermissions && groups.length > 0;
  const roleGroupIds = chosenGroupIds ?? exactGroupIds(groups, request);
  const typed: TypedDecision = { roleIds, roleGroupIds, text };
  useSaveDraft(formId, () => typed);
  const fault: TextFault | undefined =
    validateRoleRequestText(text) ?? (refusedText?.text === text ? refusedText : undefined);
  const textError = fault && describeFault(fault);
  const effects =
    hasPermissions && !allGroups ? undefined : decisionEffects(request, groups, { roleIds, roleGroupIds });
  const isPart = isApproval && effects !== undefined && leavesOut(effects);
  const missing = missingOf({
    isApproval,
    hasGroups,
    isGiven: roleIds.length + roleGroupIds.length > 0,
    isTyped: text.trim() !== '',
  });
  const failure = error === undefined ? undefined : userFailure(error);

  function decide() {
    setError(undefined);
    const decision = {
      state,
      ...(isApproval && { roleIds: [...roleIds] }),
      ...(hasGroups && { roleGroupIds: [...roleGroupIds] }),
      ...(text.trim() !== '' && { text }),
    };
    start(
      { request, decision },
      {
        done: () => {
          alerts.success(
            isPart
              ? 'roleRequests.alert.approvedInPart'
              : isApproval
                ? 'roleRequests.alert.approved'
                : 'roleRequests.alert.refused',
          );
          onClose();
        },
        failed: (reason) => {
          const [refused] = refusedFields(reason, ['text']);
          if (refused) setRefusedText({ text, code: refused.error.type, character: refused.error.message });
          else setError(reason);
          if (userFailure(reason).isOutdated) onOutdated();
        },
      },
    );
  }

  /** The group begins with what it is made for, and the decision waits for whoever comes back from it. */
  function leaveForGroup(missingPermissions: readonly PermissionLabel[]) {
    drafts.put(principal, groupFormId(newGroup), { ...emptyGroup, permissions: [...missingPermissions] });
    drafts.put(principal, formId, typed);
  }

  /** Which of the apps that the user wants to use a role opens. */
  const opens = (roleId: string) => {
    const opened = apps.filter((app) => rolesOfApp[app].includes(roleId as CustomerRole));
    return opened.length === 0
      ? ''
      : formatMessage({ id: 'roleRequests.approve.opens' }, { apps: words({ apps: opened }) });
  };
  // Pages that no requested role opens need another one; for the rest nobody asked for one.
  const uncovered = apps.filter(
    (app) => !rolesOfApp[app].some((id) => request.roleIds.includes(id) || user.roleIds.includes(id)),
  );
  const choices = roles
    .filter(({ id }) => !user.roleIds.includes(id))
    .map(({ id, name, description = '' }) => ({
      id,
      name,
      isAsked: request.roleIds.includes(id) || uncovered.some((app) => rolesOfApp[app].includes(id as CustomerRole)),
      description: [description, opens(id)].filter(Boolean).join(' '),
    }))
    // Those that were named come first.
    .sort((a, b) => Number(request.roleIds.includes(b.id)) - Number(request.roleIds.includes(a.id)));
  const effectPart = isApproval ? (
    <ApprovalEffects request={request} roles={roles} effects={effects} onCreateGroup={leaveForGroup} />
  ) : (
    <RefusalEffects request={request} />
  );

  return (
    <DialogForm
      width="large"
      title={formatMessage(
        { id: isApproval ? 'roleRequests.approve.title' : 'roleRequests.refuse.title' },
        { fullName },
      )}
      help={formatMessage(
        { id: 'roleRequests.requestedBy' },
        { fullName, time: formatMoment(language, new Date(requestedAt), 'dateTime', timeZone) },
      )}
      submitLabel={formatMessage({
        id:
          isPart && missing === undefined
            ? 'roleRequests.approve.confirmPart'
            : isApproval
              ? 'roleRequests.approve.confirm'
              : 'roleRequests.refuse.confirm',
      })}
      pendingLabel={formatMessage({ id: 'roleRequests.saving' })}
      cancelLabel={formatMessage({ id: 'roleRequests.cancel' })}
      reason={missing && formatMessage({ id: missing })}
      error={
        failure && (
          <FailureText
            title="roleRequests.notSaved"
            message={failure.message}
            advice={failure.isOutdated ? 'roleRequests.decided' : undefined}
            error={error}
          />
        )
      }
      isDirty={text.trim() !== ''}
      {...(hasTwoColumns ? { initialFocusRef: firstChoice } : { initialFocus: 'dialog' as const })}
      canSubmit={missing === undefined && textError === undefined}
      isPending={isPending}
      onSubmit={decide}
      onClose={onClose}
    >
      <Columns>
        <Part>
          <RequestFacts request={request} roles={roles} />
          {!hasTwoColumns && effectPart}
          {isApproval && (
            <Choices
              ref={(node) => {
                firstChoice.current = node?.querySelector('input') ?? null;
              }}
            >
              <RolesToGive
                choices={choices}
                isLoading={isLoading}
                value={roleIds}
                onValueChange={(ids) => {
                  if (!isPending) setRoleIds(ids);
                }}
              >
                {hasGroups && (
                  <GroupsToJoin
                    groups={groups}
                    value={roleGroupIds}
                    onValueChange={(ids) => {
                      if (!isPending) setChosenGroupIds(ids);
                    }}
                  />
                )}
              </RolesToGive>
            </Choices>
          )}
        </Part>
        {hasTwoColumns && effectPart}
        <TextArea
          label={
            isApproval
              ? formatMessage({ id: 'roleRequests.message' }, { fullName })
              : formatMessage({ id: 'roleRequests.refuse.reason' })
          }
          hint={formatMessage({ id: isApproval ? 'roleRequests.message.hint' : 'roleRequests.refuse.reason.hint' })}
          characterLimit={maxRoleRequestTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          readOnly={isPending}
          error={textError && formatMessage({ id: textError.id }, textError.values)}
        />
      </Columns>
    </DialogForm>
  );
}

interface Given {
  isApproval: boolean;
  /** There are groups to put the user into. */
  hasGroups: boolean;
  /** A role or group is chosen. */
  isGiven: boolean;
  isTyped: boolean;
}

/** Why it can't be decided yet. */
function missingOf({ isApproval, hasGroups, isGiven, isTyped }: Given) {
  if (!isApproval) return isTyped ? undefined : 'roleRequests.refuse.required';
  if (isGiven) return undefined;
  return hasGroups ? 'roleRequests.approve.requiredAny' : 'roleRequests.approve.required';
}
