import type { ContactNotice } from '@skerry/contracts';
import { Button, DateTime, Heading, Icon, Link, Skeleton, Text } from '@skerry/ui';
import { IconActivity, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../../platform/access/access.ts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { statusAccess } from '../../operational-status/operational-status.paths.ts';
import { useContactNotices } from '../contacts.queries.ts';
import { FormSection, HeadLine, NoticeFacts, Notices } from './ContactForm.styles.ts';

const fewNotices = 5;

/** What would have reached a contact in 30 days, by what it is told about now. */
export function ContactNotices({ contactId }: { contactId: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useContactNotices(contactId);
  const [isWhole, setWhole] = useState(false);
  const title = formatMessage({ id: 'contactForm.notices' });
  if (data === undefined)
    return (
      <FormSection aria-label={title} aria-busy={error === undefined}>
        <Heading level={3} variant="subsection">
          {title}
        </Heading>
        {error === undefined ? (
          <Skeleton width={60} />
        ) : (
          <FetchFailure
            title="contactForm.notices.error"
            error={error}
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        )}
      </FormSection>
    );
  const shown = isWhole ? data.items : data.items.slice(0, fewNotices);
  const isCut = data.totalItems > data.items.length;
  return (
    <FormSection aria-label={title}>
      <div>
        <HeadLine>
          <Heading level={3} variant="subsection">
            {title}
          </Heading>
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'contactForm.notices.count' }, { count: data.totalItems })}
          </Text>
        </HeadLine>
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: data.totalItems === 0 ? 'contactForm.notices.none' : 'contactForm.notices.help' })}
        </Text>
      </div>
      {shown.length > 0 && (
        <Notices>
          {shown.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </Notices>
      )}
      {data.items.length > shown.length && (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            {formatMessage(
              { id: isCut ? 'contactForm.notices.latest' : 'contactForm.notices.all' },
              { count: data.items.length },
            )}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function Notice({ notice }: { notice: ContactNotice }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { roles } = useIdentity();
  const { type, reference, title, announcedAt, services } = notice;
  const name = translatedName(title, language, reference);
  return (
    <li>
      <Icon icon={type === 'DISTURBANCE' ? IconActivity : IconTool} size="small" />
      <div>
        {mayOpen(statusAccess, roles) ? <Link href={disturbancePath(notice)}>{name}</Link> : name}
        <Text as="div" variant="caption" tone="muted">
          <NoticeFacts>
            <span>{formatMessage({ id: `contactForm.notices.${type}` })}</span>
            <DateTime value={announcedAt} format="shortDateTime" />
            <span>{reference}</span>
            <span>{formatMessage({ id: 'contacts.covers.SERVICES' }, { count: services })}</span>
          </NoticeFacts>
        </Text>
      </div>
    </li>
  );
}
