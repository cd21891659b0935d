import { Button, EmptyState, Skeleton, Stack } from '@skerry/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { GroupForm, type GroupActions } from './GroupForm.tsx';
import { useGroup } from './groups.queries.ts';
import { newGroup } from './groupsAddress.ts';
import { EditorPart, EditorRoot } from './GroupEditor.styles.ts';

export interface GroupEditorProps extends GroupActions {
  /** `new` for one that is not made yet. */
  groupId: string;
}

/** One group, to be looked at and changed. */
export function GroupEditor({ groupId, ...props }: GroupEditorProps) {
  return groupId === newGroup ? (
    <GroupForm group={undefined} onOutdated={nothing} {...props} />
  ) : (
    <LoadedGroup groupId={groupId} {...props} />
  );
}

const nothing = () => Promise.resolve();

function LoadedGroup({ groupId, ...props }: GroupEditorProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate: refetch } = useGroup(groupId);
  const isGone = error instanceof ApiError && error.status === 404;
  if (isGone)
    return (
      <EditorRoot>
        <EmptyState
          icon={IconUsersGroup}
          title={formatMessage({ id: 'userGroups.editor.gone.title' })}
          action={<Button onClick={props.onClose}>{formatMessage({ id: 'userGroups.editor.gone.action' })}</Button>}
        >
          {formatMessage({ id: 'userGroups.editor.gone.body' })}
        </EmptyState>
      </EditorRoot>
    );
  if (data) return <GroupForm group={data} onOutdated={refetch} {...props} />;
  if (error !== undefined)
    return (
      <EditorRoot>
        <FetchFailure
          title="userGroups.editor.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      </EditorRoot>
    );
  return (
    <EditorRoot aria-busy aria-label={formatMessage({ id: 'userGroups.editor.loading' })}>
      <EditorPart>
        <Stack gap={16}>
          <Skeleton shape="title" width={40} />
          <Skeleton width={90} />
        </Stack>
      </EditorPart>
      {[60, 80, 50].map((width) => (
        <EditorPart key={width}>
          <Stack gap={12}>
            <Skeleton shape="title" width={20} />
            <Skeleton width={width} />
            <Skeleton width={width - 20} />
          </Stack>
        </EditorPart>
      ))}
    </EditorRoot>
  );
}
