import type { EffectiveAccess, RoleGroupDraft } from '@skerry/contracts';
import { Sheet, Skeleton, Stack, Text, below, token } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { IconSearch } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useApi } from '../../../platform/api/useApi.ts';
import { useDebouncedValue } from '../../../platform/browser/useDebouncedValue.ts';
import { useEffectiveAccess, useGroupPreview } from '../groups/groups.queries.ts';
import { findUsers } from '../users.reads.ts';
import { AccessList } from './AccessList.tsx';

const Chooser = styled.div`
  width: 15rem;
  max-width: 100%;

  ${below.small} {
    width: 100%;
  }
`;

const Inset = styled.div`
  padding: ${token.space[16]} ${token.space[20]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export interface ExplainAccessProps {
  /** Whose access; empty for nobody's yet. */
  userId: string;
  onUserChange: (userId: string) => void;
  /** What a group would be that is being changed. */
  draft: RoleGroupDraft | undefined;
  id?: string;
}

/** What somebody may do and where it comes from, with what is about to change. */
export function ExplainAccess({ userId, onUserChange, draft, id }: ExplainAccessProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data, error, isValidating, mutate: refetch } = useEffectiveAccess(userId);
  const settled = useDebouncedValue(draft && JSON.stringify(draft), 300);
  const isDraftComplete = draft !== undefined && (draft.scope.kind === 'all' || draft.scope.ids.length > 0);
  const preview = useGroupPreview(
    userId !== '' && isDraftComplete && settled === JSON.stringify(draft) ? { ...draft, userId } : undefined,
  );
  const planned: EffectiveAccess | undefined =
    draft && preview.data?.access?.user.id === userId ? preview.data.access : undefined;

  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const users = await findUsers(api, text, signal);
      return users.map(({ id: value, fullName, email }) => ({ value, label: fullName, description: email }));
    },
    [api],
  );

  return (
    <Sheet
      id={id}
      title={formatMessage({ id: 'userAccess.title' })}
      padding="none"
      actions={
        <Chooser>
          <Combobox
            key={data?.user.id ?? ''}
            size="small"
            label={formatMessage({ id: 'userAccess.person' })}
            isLabelHidden
            icon={IconSearch}
            placeholder={formatMessage({ id: 'userAccess.personHint' })}
            loadOptions={loadOptions}
            value={data && { value: data.user.id, label: data.user.fullName }}
            onValueChange={(option) => onUserChange(option?.value ?? '')}
            nothingFoundText={formatMessage({ id: 'userAccess.noneFound' })}
          />
        </Chooser>
      }
    >
      {userId === '' ? (
        <Inset>
          <Text as="p" tone="muted">
            {formatMessage({ id: 'userAccess.choose' })}
          </Text>
        </Inset>
      ) : data ? (
        <AccessList access={data} planned={planned} />
      ) : error !== undefined ? (
        <FetchFailure
          level={3}
          title="userAccess.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      ) : (
        <Inset aria-busy aria-label={formatMessage({ id: 'userAccess.loading' })}>
          <Stack gap={12}>
            <Skeleton shape="title" width={50} />
            <Skeleton width={80} />
            <Skeleton shape="title" width={40} />
            <Skeleton width={70} />
          </Stack>
        </Inset>
      )}
    </Sheet>
  );
}
