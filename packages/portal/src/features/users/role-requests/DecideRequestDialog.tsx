import {
  maxRoleRequestTextLength,
  rolesOfApp,
  validateRoleRequestText,
  type CustomerRole,
  type ListedRoleRequest,
} from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Stack, Text, TextArea } from '@skerry/ui';
import { RoleCardGrid } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import { describeCharacter } from '../../../platform/form/describe-character.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useSaveDraft, useConsumedDraft } from '../../../platform/session/useDraft.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { decisionFormId, isTypedDecision, type TypedDecision } from '../decisionDraft.ts';
import { useDecideRoleRequest } from '../role-requests.queries.ts';
import { userFailure } from '../userRefusal.ts';
import { GroupsToJoin } from './GroupsToJoin.tsx';

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

/** Approves a request, with the roles to give, or refuses it; either with a word to the user. */
export function DecideRequestDialog({ request, state, onClose, onOutdated }: DecideRequestDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const roles = useRoles();
  const { user, apps, permissions } = request;
  const { fullName } = user;
  const formId = decisionFormId({ request, state });
  const kept = useConsumedDraft(formId, isTypedDecision);
  const [roleIds, setRoleIds] = useState<readonly string[]>(kept?.roleIds ?? request.roleIds);
  const [roleGroupIds, setRoleGroupIds] = useState<readonly string[]>(kept?.roleGroupIds ?? []);
  const [text, setText] = useState(kept?.text ?? '');
  useSaveDraft(formId, (): TypedDecision => ({ roleIds, roleGroupIds, text }));
  const [refusedText, setRefusedText] = useState<TextFault & { text: string }>();
  const [error, setError] = useState<unknown>();
  const { isPending, start } = useDecideRoleRequest();

  const isApproval = state === 'APPROVED';
  const fault: TextFault | undefined =
    validateRoleRequestText(text) ?? (refusedText?.text === text ? refusedText : undefined);
  const textError = fault && describeFault(fault);
  const hasGroups = isApproval && permissions.length > 0;
  const lacksRoles = isApproval && roleIds.length + roleGroupIds.length === 0;
  const required = hasGroups ? 'roleRequests.approve.requiredAny' : 'roleRequests.approve.required';
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
          alerts.success(isApproval ? 'roleRequests.alert.approved' : 'roleRequests.alert.refused');
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

  /** Which of the apps that the user wants to use a role opens. */
  const opens = (roleId: string) => {
    const opened = apps.filter((app) => rolesOfApp[app].includes(roleId as CustomerRole));
    if (opened.length === 0) return '';
    const names = opened.map((app) => formatMessage({ id: `portalApps.${app}` }));
    return ` ${formatMessage({ id: 'roleRequests.approve.opens' }, { apps: formatList(language, names) })}`;
  };
  const offered = roles.data?.filter(({ id }) => !user.roleIds.includes(id)) ?? [];

  return (
    <DialogForm
      width={isApproval ? 'large' : 'medium'}
      title={formatMessage(
        { id: isApproval ? 'roleRequests.approve.title' : 'roleRequests.refuse.title' },
        { fullName },
      )}
      help={formatMessage({ id: isApproval ? 'roleRequests.approve.help' : 'roleRequests.refuse.help' }, { fullName })}
      submitLabel={formatMessage({ id: isApproval ? 'roleRequests.approve.confirm' : 'roleRequests.refuse.confirm' })}
      pendingLabel={formatMessage({ id: 'roleRequests.saving' })}
      cancelLabel={formatMessage({ id: 'roleRequests.cancel' })}
      reason={lacksRoles ? formatMessage({ id: required }) : undefined}
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
      canSubmit={!lacksRoles && textError === undefined}
      isPending={isPending}
      onSubmit={decide}
      onClose={onClose}
    >
      {hasGroups && (
        <GroupsToJoin
          permissions={permissions}
          value={roleGroupIds}
          onValueChange={(ids) => {
            if (!isPending) setRoleGroupIds(ids);
          }}
        />
      )}
      {isApproval && (
        <Stack gap={8}>
          {hasGroups && (
            <Text as="div" variant="label" aria-hidden>
              {formatMessage({ id: 'roleRequests.approve.roles' })}
            </Text>
          )}
          <RoleCardGrid
            label={formatMessage({ id: 'roleRequests.approve.roles' })}
            roles={offered.map(({ id, name, description = '' }) => ({
              id,
              name,
              description: `${description}${opens(id)}`,
            }))}
            isLoading={roles.isLoading}
            value={roleIds}
            onValueChange={(ids) => {
              if (!isPending) setRoleIds(ids);
            }}
          />
        </Stack>
      )}
      <TextArea
        label={formatMessage({ id: 'roleRequests.message' }, { fullName })}
        hint={formatMessage({ id: 'roleRequests.message.hint' })}
        characterLimit={maxRoleRequestTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={isPending}
        error={textError && formatMessage({ id: textError.id }, textError.values)}
      />
    </DialogForm>
  );
}
