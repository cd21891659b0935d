import { Button, Stack } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { webhooksPath } from '../../../platform/notifications/notifications.paths.ts';
import { ShownOnce } from '../../../platform/secret/ShownOnce.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { WebhooksSheet } from '../../../platform/webhooks/WebhooksSheet.tsx';
import { NotificationsHead } from '../NotificationsHead.tsx';
import type { MadeWebhook } from './webhook.data.ts';
import type { WebhookDialogProps } from './WebhookDialog.tsx';

const webhookDialog: Part<WebhookDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./WebhookDialog.tsx')).WebhookDialog,
};

/** The company's webhooks, and new ones. The secret of one is shown once, when it is made. */
export function WebhooksPage() {
  const { formatMessage } = useIntl();
  const mayMake = useIdentity().impersonatedUserId === undefined;
  const [query, setQuery] = useSearchParams();
  const [made, setMade] = useState<MadeWebhook>();
  const { Dialog, prepare, open, close } = useLazyDialog(webhookDialog, 'webhook.new');
  // Whoever comes to make one need not ask again, and neither does whoever comes back to the page.
  const isWanted = query.get('new') === 'true';
  useEffect(() => {
    if (!isWanted) return;
    setQuery({}, { replace: true });
    if (mayMake) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time that the address says so.
  }, [isWanted]);
  return (
    <Stack>
      <NotificationsHead
        currentPath={webhooksPath}
        actions={
          mayMake && (
            <Button variant="primary" icon={IconPlus} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
              {formatMessage({ id: 'webhooks.create' })}
            </Button>
          )
        }
      />
      {made?.secret !== undefined && (
        <ShownOnce
          title={formatMessage({ id: 'webhooks.made.title' }, { name: made.webhook.name })}
          help={formatMessage({ id: 'webhooks.made.help' })}
          secrets={[
            {
              label: formatMessage({ id: 'webhooks.made.secret' }),
              value: made.secret,
              copyLabel: formatMessage({ id: 'webhooks.made.copy' }),
            },
          ]}
          doneLabel={formatMessage({ id: 'webhooks.made.done' })}
          onDone={() => setMade(undefined)}
        />
      )}
      <WebhooksSheet />
      {Dialog && (
        <Dialog
          onClose={close}
          onDone={(one) => {
            close();
            setMade(one);
          }}
        />
      )}
    </Stack>
  );
}
