import { Icon, Link, Sheet, Text, token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { OverviewList, OverviewRow } from '../../../platform/overview/OverviewList.styles.ts';
import type { Contact } from '../useContacts.ts';
import type { Information } from '../useInformation.tsx';

const ContactRow = styled(OverviewRow)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
`;

/* Each link as high as a finger needs it. */
const Ways = styled.span`
  display: grid;
  grid-auto-rows: minmax(${token.space[24]}, auto);
  justify-items: end;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const InformationRow = styled(OverviewRow)`
  display: flex;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};

  & > :first-child {
    flex: none;
    color: ${token.text.muted};
  }
`;

export interface ContactsPanelProps {
  /** Empty where the user does not want to see them. */
  contacts: readonly Contact[];
  information: readonly Information[];
}

/** How to reach the provider, for what; and what is good to know. */
export function ContactsPanel({ contacts, information }: ContactsPanelProps) {
  const { formatMessage } = useIntl();
  const goodToKnow = formatMessage({ id: 'home.information.title' });
  return (
    <Sheet title={contacts.length > 0 ? formatMessage({ id: 'home.contacts.title' }) : goodToKnow} padding="none">
      {contacts.length > 0 && (
        <OverviewList>
          {contacts.map(({ label, phone, email }) => (
            <ContactRow key={label}>
              <Text tone="muted">
                <FormattedMessage id={label} />
              </Text>
              <Ways>
                {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
                {email && <Link href={`mailto:${email}`}>{email}</Link>}
              </Ways>
            </ContactRow>
          ))}
        </OverviewList>
      )}
      {information.length > 0 && (
        <OverviewList aria-label={goodToKnow}>
          {information.map(({ id, icon, title, body, link }) => (
            <InformationRow key={id}>
              <Icon icon={icon} />
              <span>
                <Text variant="bodyStrong">{title}</Text> <Text tone="muted">{body}</Text>
                {link && (
                  <>
                    {' '}
                    <Link href={link.href} aria-label={[link.label, title].join(', ')}>
                      {link.label}
                    </Link>
                  </>
                )}
              </span>
            </InformationRow>
          ))}
        </OverviewList>
      )}
    </Sheet>
  );
}
