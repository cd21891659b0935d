import { from, Link, Sheet, Stack, Text, token } from '@skerry/ui';
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
            <Stack gap={4} align={{ extraSmall: 'start', small: 'end' }}>
              {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
            </Stack>
          </Row>
        ))}
      </PanelList>
    </Sheet>
  );
}
