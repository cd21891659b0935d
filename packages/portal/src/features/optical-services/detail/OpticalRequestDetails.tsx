import { isOpticalStatus, isOpticalWaiting, type OpticalRequest } from '@skerry/contracts';
import { Link, Note, Sheet, SheetSection, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHistory, type HistoryEntry } from '../../../platform/detail/DetailHistory.tsx';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { opticalStatusWord } from '../opticalWords.ts';
import { OpticalEnds } from './OpticalEnds.tsx';
import { OpticalFacts } from './OpticalFacts.tsx';
import { useOpticalHead } from './useOpticalHead.tsx';

/** A request that was found. */
export function OpticalRequestDetails({ request }: { request: OpticalRequest }) {
  const { formatMessage } = useIntl();
  const head = useOpticalHead()(request);
  const copyLink = useCopyLink();
  const { status, contact } = request;
  const isWaiting = isOpticalWaiting(status);
  return (
    <DetailPage
      {...head}
      more={[{ items: [copyLink] }]}
      waiting={
        isOpticalStatus(status) && (
          <Note {...(isWaiting && { tone: 'attention' })}>
            {isWaiting && (
              <Text as="p" variant="bodyStrong">
                {formatMessage({ id: 'optical.page.waiting' }, { name: contact.name })}
              </Text>
            )}
            <FormattedMessage
              id={`optical.about.${status}`}
              values={{ email: <Link href={`mailto:${contact.email}`}>{contact.email}</Link> }}
            />
          </Note>
        )
      }
      side={
        <Sheet padding="none">
          <SheetSection title={formatMessage({ id: 'optical.page.contact' })} level={2}>
            <Text as="div" variant="bodyStrong">
              {contact.name}
            </Text>
            <Stack gap={8}>
              <div>
                <Link href={phoneHref(contact.phone)}>{formatPhoneNumber(contact.phone)}</Link>
              </div>
              <div>
                <Link href={`mailto:${contact.email}`} style={{ overflowWrap: 'anywhere' }}>
                  {contact.email}
                </Link>
              </div>
            </Stack>
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

/** When it was sent, and how it stands since its last step: the steps between are not told. */
function OpticalHistory({ request: { status, createdAt, createdBy, updatedAt } }: { request: OpticalRequest }) {
  const intl = useIntl();
  const sent: HistoryEntry = {
    id: 'sent',
    at: createdAt,
    title: intl.formatMessage({ id: 'optical.page.sent' }),
    about: createdBy,
  };
  const isMoved = updatedAt !== createdAt || status !== 'REGISTERED';
  const moved: HistoryEntry = { id: 'moved', at: updatedAt, title: opticalStatusWord(intl, status) };
  return <DetailHistory entries={isMoved ? [moved, sent] : [sent]} />;
}
