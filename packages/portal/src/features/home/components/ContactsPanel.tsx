import { below, Icon, Link, Text, token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { OverviewList, OverviewRow } from '../../../platform/overview/OverviewList.styles.ts';
import type { Contact } from '../useContacts.ts';
import type { Information } from '../useInformation.tsx';
import { OverviewPanel } from './PiecesPanel.tsx';

const Lists = styled.div`
  container-type: inline-size;
`;

/* Over the full width both lists stand beside each other: what for stays near to its phone. */
const Sides = styled.div`
  @container (min-width: 56rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > ul + ul {
      border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
    }
    & > ul:only-child {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/* One line where there is room; else the address below what for and the phone; all below each other where that would break. */
const ContactRow = styled(OverviewRow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${token.space[0]} ${token.space[16]};
  padding: ${token.space[8]} ${token.space[20]};
  overflow-wrap: anywhere;

  /* Each link as high as a finger needs it. */
  & > a {
    min-height: ${token.space[24]};
    justify-self: start;
  }
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) auto 9rem;

    & > [href^='tel:'] {
      grid-area: 1 / 3;
      justify-self: end;
    }
    & > [href^='mailto:'] {
      grid-area: 1 / 2;
    }
  }
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
    <OverviewPanel title={contacts.length > 0 ? 'home.contacts.title' : 'home.information.title'}>
      <Lists>
        <Sides>
          {contacts.length > 0 && (
            <OverviewList>
              {contacts.map(({ label, phone, email }) => (
                <ContactRow key={label}>
                  <Text variant="bodyStrong">
                    <FormattedMessage id={label} />
                  </Text>
                  {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
                  {email && <Link href={`mailto:${email}`}>{email}</Link>}
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
        </Sides>
      </Lists>
    </OverviewPanel>
  );
}
