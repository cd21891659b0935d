import type { UserFilter, UsersChangeResult } from '@skerry/contracts';
import { Button, ConfirmDialog, Dialog, Note, Stack, Text } from '@skerry/ui';
import { formatList, type MessageId } from '@skerry/i18n';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useChangeUsers } from '../users.mutations.ts';

export interface ActivateUsersDialogProps {
  isActive: boolean;
  /** Those that are selected, or all that a filter finds. */
  target: { ids: readonly string[] } | { filter: UserFilter; count: number };
  onDone: () => void;
  onClose: () => void;
}

const codes = ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'MORE_THAN_OWN_RIGHTS'] as const;

/** Asks before many users are activated or inactivated, and says who was not. */
export function ActivateUsersDialog({ isActive, target, onDone, onClose }: ActivateUsersDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const { isPending, start } = useChangeUsers();
  const [error, setError] = useState<unknown>();
  const [result, setResult] = useState<UsersChangeResult>();
  const [count, setCount] = useState('ids' in target ? target.ids.length : target.count);
  const which = isActive ? 'activate' : 'inactivate';

  function change() {
    setError(undefined);
    start(
      'ids' in target
        ? { ids: [...target.ids], isActive }
        : {
            filter: target.filter,
            ...(Object.keys(target.filter).length === 0 && { all: true as const }),
            expectedCount: count,
            isActive,
          },
      {
        done: (outcome) => {
          onDone();
          if (outcome.failed.length > 0) {
            setResult(outcome);
            return;
          }
          alerts.success('users.bulk.done', { count: outcome.ok.length });
          onClose();
        },
        failed: (failure) => {
          setError(failure);
          if (failure instanceof ApiError) setCount((known) => failure.problem?.count ?? known);
        },
      },
    );
  }

  if (result)
    return (
      <Dialog
        isOpen
        width="small"
        title={formatMessage({ id: 'users.bulk.done' }, { count: result.ok.length })}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {formatMessage({ id: 'users.bulk.close' })}
          </Button>
        }
      >
        <Note tone="attention">
          {codes.map((code) => {
            const failed = result.failed.filter((each) => each.code === code);
            const names = formatList(
              language,
              failed.flatMap(({ fullName }) => fullName ?? []),
            );
            return (
              failed.length > 0 && (
                <Text as="p" key={code}>
                  {formatMessage({ id: `users.bulk.failed.${code}` }, { count: failed.length, names })}
                </Text>
              )
            );
          })}
        </Note>
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      variant={isActive ? 'primary' : 'danger'}
      title={formatMessage({ id: `users.bulk.${which}.title` }, { count })}
      confirmLabel={formatMessage({ id: `users.bulk.${which}` })}
      cancelLabel={formatMessage({ id: 'users.bulk.cancel' })}
      updatingLabel={formatMessage({ id: 'users.bulk.saving' })}
      isUpdating={isPending}
      onConfirm={change}
      onCancel={onClose}
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="users.bulk.notSaved" message={failureMessage(error)} error={error} />
        )}
        <Text as="p">{formatMessage({ id: `users.bulk.${which}.body` })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

const refusals: Readonly<Record<string, MessageId>> = {
  COUNT_CHANGED: 'users.bulk.countChanged',
  NARROW_FILTER: 'users.bulk.narrowFilter',
};

function failureMessage(error: unknown): MessageDescriptor {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const id = problem?.code === undefined ? undefined : refusals[problem.code];
  return id ? { id, values: { count: problem?.count ?? 0 } } : errorMessage(error);
}
