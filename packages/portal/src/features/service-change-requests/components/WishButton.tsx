import type { ChangeRequest } from '@skerry/contracts';
import { Button, type IconComponent } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { wishFormId } from '../wishDraft.ts';
import type { ChangeWish } from '../service-change-requests.mutations.ts';
import type { WishDialogProps } from './WishDialog.tsx';

/** What the sections of a request's page need for their dialogs. */
export interface ChangeSectionProps {
  request: ChangeRequest;
  /** The request has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

interface WishButtonProps extends ChangeSectionProps {
  wish: ChangeWish;
  icon?: IconComponent;
  variant?: 'primary' | 'secondary' | 'dangerQuiet';
  size?: 'small' | 'medium';
}

const dialog: Part<WishDialogProps> = {
  texts: ['form', 'validation'],
  component: async () => (await import('./WishDialog.tsx')).WishDialog,
};

/** Opens the dialog for something that can be done with a request, which is fetched when somebody comes near the button. */
export function WishButton({ request, wish, onOutdated, ...look }: WishButtonProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { Dialog, prepare, open, close } = useLazyDialog(dialog, wishFormId(wish, request.id));
  return (
    <>
      <Button {...look} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        {formatMessage({ id: `changeRequestPage.${wish}.open` })}
      </Button>
      {Dialog && (
        <Dialog
          request={request}
          wish={wish}
          onOutdated={onOutdated}
          onClose={close}
          onDone={() => {
            close();
            alerts.success(`changeRequestPage.${wish}.done`);
          }}
        />
      )}
    </>
  );
}
