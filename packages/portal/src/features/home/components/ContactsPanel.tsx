import { from, Link, Sheet, Text, token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import type { Contact } from '../useContacts.ts';
import { PanelList, PanelRow } from './PanelList.styles.ts';

const Row = styled(PanelRow)`
  display: grid;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[4]};

  ${from.small} {
    align-items: flex-end;
  }
`;

/** How to reach the provider, for what. */
export function ContactsPanel({ contacts }: { contacts: readonly Contact[] }) {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage({ id: 'home.contacts.title' })} padding="none">
      <PanelList>
        {contacts.map(({ label, phone, email }) => (
          <Row key={label}>
            <Text variant="bodyStrong">
              <FormattedMessage id={label} />
            </Text>
            <Ways>
              {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
            </Ways>
          </Row>
        ))}
      </PanelList>
    </Sheet>
  );
}
