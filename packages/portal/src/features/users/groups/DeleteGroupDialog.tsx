import type { DeletionEffect, MemberEffect, RoleGroup } from '@skerry/contracts';
import { Button, Checkbox, Dialog, Skeleton, Stack, Text, token } from '@skerry/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { EffectFigures } from './EffectFigures.tsx';
import { EffectTable } from './EffectTable.tsx';
import { groupFailure } from './groupRefusal.ts';
import { NotGivenError, useDeleteGroup } from './groups.mutations.ts';
import { useDeletionEffect } from './groups.queries.ts';

export interface DeleteGroupDialogProps {
  group: RoleGroup;
  roles: readonly RoleText[];
  /** Asks the server for the newest state of the group. */
  onOutdated: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says who loses what before a group is deleted. */
export function DeleteGroupDialog({ group, roles, onOutdated, onClose, onDeleted }: DeleteGroupDialogProps) {
  const { formatMessage } = useIntl();
  const keep = useRef<HTMLButtonElement>(null);
  const effect = useDeletionEffect(group.id);
  const { isPending, start } = useDeleteGroup();
  const [error, setError] = useState<unknown>();
  const [givesRoles, setGivesRoles] = useState(false);
  const losers = (effect.data?.members ?? []).filter(({ outcome }) => outcome === 'losesAll');
  const mayGive = losers.length > 0 && group.roleIds.length > 0;

  function remove() {
    setError(undefined);
    start(
      { group, heirs: givesRoles && mayGive ? losers.map(({ user }) => user) : [] },
      {
        done: onDeleted,
        failed: (failure) => {
          setError(failure);
          if (!groupFailure(failure).isOutdated && !(failure instanceof NotGivenError)) return;
          void onOutdated();
          void effect.mutate();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="large"
      title={formatMessage({ id: 'userGroups.delete.title' }, { name: group.name })}
      help={formatMessage({ id: 'userGroups.delete.help' })}
      initialFocusRef={keep}
      isUpdating={isPending}
      updatingText={formatMessage({ id: 'userGroups.delete.deleting' })}
      onClose={onClose}
      footerStart={formatMessage({ id: 'userGroups.delete.final' })}
      footer={
        <>
          <Button ref={keep} disabled={isPending} onClick={onClose}>
            {formatMessage({ id: 'userGroups.delete.keep' })}
          </Button>
          <Button
            variant="danger"
            disabled={effect.data === undefined}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'userGroups.delete.deleting' })}
            onClick={remove}
          >
            {formatMessage({ id: 'userGroups.delete.confirm' })}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== undefined && <DeletionFailure error={error} />}
        {effect.data ? (
          <Effects effect={effect.data} roles={roles} />
        ) : effect.error !== undefined ? (
          <FetchFailure
            level={3}
            alert={false}
            title="userGroups.delete.notKnown"
            error={effect.error}
            isRetrying={effect.isValidating}
            onRetry={() => void effect.mutate()}
          />
        ) : (
          <Stack gap={12} aria-busy>
            <Text as="p" tone="muted" role="status">
              {formatMessage({ id: 'userGroups.delete.loading' })}
            </Text>
            <Skeleton width={90} />
            <Skeleton width={80} />
          </Stack>
        )}
        {mayGive && (
          <Checkbox
            checked={givesRoles}
            onCheckedChange={setGivesRoles}
            {...(group.scope.kind !== 'all' && { hint: formatMessage({ id: 'userGroups.delete.giveHint' }) })}
          >
            {losers.length === 1
              ? formatMessage({ id: 'userGroups.delete.giveOne' }, { fullName: losers[0]?.user.fullName })
              : formatMessage({ id: 'userGroups.delete.giveMany' }, { count: losers.length })}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}

function DeletionFailure({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  if (error instanceof NotGivenError)
    return (
      <>
        <Text as="p">{formatMessage({ id: 'userGroups.delete.notGiven' }, { fullName: error.fullName })}</Text>
        <FailureNote
          title="userGroups.delete.notDeleted"
          message={groupFailure(error.cause).message}
          error={error.cause}
        />
      </>
    );
  const { message, isConflict } = groupFailure(error);
  return (
    <FailureNote
      title="userGroups.delete.notDeleted"
      message={message}
      advice={isConflict ? 'userGroups.delete.changed' : undefined}
      error={error}
    />
  );
}

/* The words of the button begin where the table does. */
const AtEdge = styled.div`
  margin-inline-start: calc(-1 * ${token.control.paddingX.compact});
`;

function Effects({ effect, roles }: { effect: DeletionEffect; roles: readonly RoleText[] }) {
  const { formatMessage } = useIntl();
  const [showsSafe, setShowsSafe] = useState(false);
  const { members, losingAll, losingSome, losingNothing } = effect;
  if (members.length === 0) return <Text as="p">{formatMessage({ id: 'userGroups.delete.nobody' })}</Text>;
  const isSafe = ({ outcome }: MemberEffect) => outcome === 'losesNothing';
  const losers = members.filter((member) => !isSafe(member));
  const shown = showsSafe || losers.length === 0 ? members : losers;
  return (
    <>
      <EffectFigures {...{ losingAll, losingSome, losingNothing }} />
      <EffectTable members={shown} roles={roles} />
      {shown.length < members.length && (
        <AtEdge>
          <Button variant="ghost" size="small" icon={IconChevronDown} onClick={() => setShowsSafe(true)}>
            {formatMessage({ id: 'userGroups.delete.showSafe' }, { count: members.length - shown.length })}
          </Button>
        </AtEdge>
      )}
    </>
  );
}
