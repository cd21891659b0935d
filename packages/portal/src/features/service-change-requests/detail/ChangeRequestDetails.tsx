import { isChangeClosed } from '@skerry/contracts';
import { Button, Sheet } from '@skerry/ui';
import { IconCircleX, IconMessage2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { newChangeRequestPath } from '../service-change-requests.paths.ts';
import { useChangeActions } from '../useChangeActions.ts';
import { useRestoredFocus } from '../useRestoredFocus.ts';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { ChangeContact } from './ChangeContact.tsx';
import { ChangeDecision } from './ChangeDecision.tsx';
import { ChangeEnd } from './ChangeEnd.tsx';
import { ChangeFigures } from './ChangeFigures.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';
import { ChangeMessages } from './ChangeMessages.tsx';
import { ChangeServices } from './ChangeServices.tsx';
import { ChangeTrack } from './ChangeTrack.tsx';
import type { ChangeSectionProps } from './changeSectionProps.ts';
import { useChangeDialog } from './useChangeDialog.tsx';
import { useChangeHead } from './useChangeHead.tsx';

/** After these one may ask again. */
const endsWithoutChange: readonly string[] = ['FAILED_ROLLED_BACK', 'REJECTED', 'CANCELLED'];

/** A request that was found. */
export function ChangeRequestDetails({ request, onOutdated }: ChangeSectionProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredFocus(heading, request.version);
  const head = useChangeHead()(request);
  const copyLink = useCopyLink();
  const { impersonatedUserId } = useIdentity();
  const actions = useChangeActions(request);
  const section = { request, onOutdated };
  const message = useChangeDialog(section, 'message');
  const cancel = useChangeDialog(section, 'cancel');
  return (
    <>
      <DetailPage
        headingRef={heading}
        {...head}
        actions={
          <>
            {actions.includes('message') && (
              <Button icon={IconMessage2} {...message.opener}>
                {formatMessage({ id: 'changeRequestPage.message.open' })}
              </Button>
            )}
            {endsWithoutChange.includes(request.status) && impersonatedUserId === undefined && (
              <Button
                variant={request.status === 'FAILED_ROLLED_BACK' ? 'primary' : 'secondary'}
                href={newChangeRequestHref(request)}
              >
                {formatMessage({ id: 'changeRequestPage.again' })}
              </Button>
            )}
          </>
        }
        more={[
          { items: [copyLink] },
          {
            items: actions.includes('cancel')
              ? [
                  {
                    label: formatMessage({ id: 'changeRequestPage.cancel.open' }),
                    icon: IconCircleX,
                    isDestructive: true,
                    onSelect: cancel.open,
                  },
                ]
              : [],
          },
        ]}
        waiting={
          <>
            <ChangeEnd request={request} />
            <ChangeDecision {...section} actions={actions} />
          </>
        }
        figures={
          <>
            <ChangeTrack request={request} />
            <ChangeFigures request={request} />
          </>
        }
        side={
          <Sheet padding="none">
            {(request.contact !== null || !isChangeClosed(request.status)) && <ChangeContact request={request} />}
            <ChangeHistory request={request} />
          </Sheet>
        }
      >
        <ChangeAnswers request={request} />
        <ChangeServices request={request} />
        <ChangeMessages request={request} />
      </DetailPage>
      {message.dialog}
      {cancel.dialog}
    </>
  );
}

/** The form takes one service from the address. */
function newChangeRequestHref({ services }: ChangeSectionProps['request']): string {
  const [service, ...others] = services;
  return service === undefined || others.length > 0
    ? newChangeRequestPath
    : `${newChangeRequestPath}?service=${encodeURIComponent(service.serviceId)}`;
}
