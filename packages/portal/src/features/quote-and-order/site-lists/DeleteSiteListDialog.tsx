import type { SiteListSummary } from '@skerry/contracts';
import { ConfirmDialog, Note, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { useDeleteSiteList } from './useSiteListActions.ts';

/** Asks before a list is deleted. One that a quote is open on stays. */
export function DeleteSiteListDialog({ list, onClose }: { list: SiteListSummary; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, error, send } = useSend(useDeleteSiteList(), {
    onSent() {
      alerts.success('siteLists.deleted', { name: list.name });
      onClose();
    },
  });
  const isInUse = error instanceof ApiError && error.problem?.code === 'SITE_LIST_IN_USE';
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'siteLists.delete.title' }, { name: list.name })}
      confirmLabel={formatMessage({ id: 'siteLists.delete' })}
      cancelLabel={formatMessage({ id: 'siteLists.delete.keep' })}
      isUpdating={isPending}
      updatingLabel={formatMessage({ id: 'siteLists.deleting' })}
      onConfirm={() => send(list)}
      onCancel={onClose}
    >
      <Stack gap={12}>
        {error !== undefined && (
          <FailureNote
            title="siteLists.notDeleted"
            message={isInUse ? { id: 'siteLists.inUse' } : errorMessage(error)}
            error={error}
          />
        )}
        {error === undefined && list.quotes > 0 && (
          <Note tone="attention">
            <Text as="p" variant="bodyStrong">
              {formatMessage({ id: 'siteLists.delete.quotes' }, { count: list.quotes })}
            </Text>
            {list.openQuotes > 0 && <Text as="p">{formatMessage({ id: 'siteLists.inUse' })}</Text>}
          </Note>
        )}
        {formatMessage({ id: 'siteLists.delete.body' }, { count: list.counts.sites })}
      </Stack>
    </ConfirmDialog>
  );
}
