import type { CalendarToken } from '@skerry/contracts';
import { ConfirmDialog, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useSend } from '../../../platform/data/useSend.ts';
import { feedFailure } from './feedFailure.ts';
import { useRevokeFeed } from './feeds.ts';

interface RevokeFeedDialogProps {
  feed: CalendarToken;
  onClose: () => void;
  onRevoked: () => void;
  onOutdated: () => void;
}

/** Asks before a feed is revoked. */
export function RevokeFeedDialog({ feed, onClose, onRevoked, onOutdated }: RevokeFeedDialogProps) {
  const { formatMessage } = useIntl();
  const { isPending, error, send } = useSend(useRevokeFeed(), {
    onSent: onRevoked,
    failureOf: feedFailure,
    onOutdated,
  });
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'statusFeeds.revoke.title' }, { name: feed.name })}
      confirmLabel={formatMessage({ id: 'statusFeeds.revoke' })}
      updatingLabel={formatMessage({ id: 'statusFeeds.revoking' })}
      isUpdating={isPending}
      onConfirm={() => send(feed)}
      onCancel={onClose}
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="statusFeeds.notRevoked" message={feedFailure(error).message} error={error} />
        )}
        <Text as="p">{formatMessage({ id: 'statusFeeds.revoke.body' })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
