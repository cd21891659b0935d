import { isOpticalClosed, isOpticalStatus, isOpticalWaiting, type OpticalRequest } from '@skerry/contracts';
import { Button, Note, Sheet, SheetSection, Text } from '@skerry/ui';
import { IconMail, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHistory, type HistoryEntry } from '../../../platform/detail/DetailHistory.tsx';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { Person } from '../../../platform/detail/Person.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { EmailLink } from '../components/EmailLink.tsx';
import { newOpticalRequestPath } from '../optical-services.paths.ts';
import { opticalEvents } from '../opticalTrack.ts';
import { opticalStatusWord } from '../opticalWords.ts';
import { useOpticalRights } from '../useOpticalRights.ts';
import { OpticalEnds } from './OpticalEnds.tsx';
import { OpticalFacts } from './OpticalFacts.tsx';
import { OpticalFigures } from './OpticalFigures.tsx';
import { OpticalTrack } from './OpticalTrack.tsx';
import { useOpticalHead } from './useOpticalHead.tsx';

/** A request that was found. */
export function OpticalRequestDetails({ request }: { request: OpticalRequest }) {
  const { formatMessage } = useIntl();
  const head = useOpticalHead()(request);
  const copyLink = useCopyLink();
  const { mayAsk } = useOpticalRights();
  const { status, contact } = request;
  const isWaiting = isOpticalWaiting(status);
  const { contact: provider } = useRuntimeConfig();
  const provided = provider.salesEmail ?? provider.supportEmail;
  const answerHref =
    provided === undefined ? undefined : `mailto:${provided}?subject=${encodeURIComponent(request.number)}`;
  return (
    <DetailPage
      {...head}
      {...(mayAsk &&
        isOpticalClosed(status) && {
          actions: (
            <Button icon={IconPlus} href={newOpticalRequestPath}>
              {formatMessage({ id: 'optical.new' })}
            </Button>
          ),
        })}
      more={[{ items: [copyLink] }]}
      waiting={
        isOpticalStatus(status) && (
          <Note
            {...(isWaiting && {
              tone: 'attention',
              action: answerHref !== undefined && (
                <Button size="small" icon={IconMail} href={answerHref}>
                  {formatMessage({ id: 'optical.page.answer' })}
                </Button>
              ),
            })}
          >
            {isWaiting && (
              <Text as="p" variant="bodyStrong">
                {formatMessage({ id: 'optical.page.waiting' }, { name: contact.name })}
              </Text>
            )}
            <FormattedMessage id={`optical.about.${status}`} values={{ email: <EmailLink email={contact.email} /> }} />
          </Note>
        )
      }
      figures={
        <>
          <OpticalTrack request={request} />
          <OpticalFigures request={request} />
        </>
      }
      side={
        <Sheet padding="none">
          <SheetSection title={formatMessage({ id: 'optical.page.contact' })} level={2}>
            <Person name={contact.name} phone={contact.phone} email={contact.email} />
          </SheetSection>
          <OpticalHistory request={request} />
        </Sheet>
      }
    >
      <OpticalEnds request={request} />
      <OpticalFacts request={request} />
    </DetailPage>
  );
}

/** When it was sent, and each step since. */
function OpticalHistory({ request }: { request: OpticalRequest }) {
  const intl = useIntl();
  const entries = opticalEvents(request).map(({ status, at }, index): HistoryEntry => ({
    id: `${index}`,
    at,
    ...(index === 0
      ? { title: intl.formatMessage({ id: 'optical.page.sent' }), about: request.createdBy }
      : { title: opticalStatusWord(intl, status) }),
  }));
  return <DetailHistory entries={entries.toReversed()} />;
}
