import { languages } from '@skerry/i18n';
import { EmptyState, Icon, Inline, PageHeader, Sheet, Stack, Text, token, useKit } from '@skerry/ui';
import { IconChevronRight, IconMap2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { homePath } from './home.paths.ts';
import { isoWeek } from './isoWeek.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

const RowLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.table.rowComfortable};
  padding: 0 ${token.space[20]};
  color: ${token.text.link};
  ${token.type.bodyStrong}
  text-decoration: none;

  &:hover {
    background: ${token.bg.hover};
    color: ${token.text.linkHover};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** The start page: who and for whom, and the pages that are open to the user. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const { linkComponent } = useKit();
  const { language } = useLanguage();
  const { customer, users } = useStartupData();
  const entries = useMenuEntries().filter(({ path }) => path !== homePath);
  const today = new Date();
  const date = new Intl.DateTimeFormat(languages[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(today);
  const { firstName } = users.impersonatedUser ?? users.currentUser;

  return (
    <Stack gap={20}>
      <PageHeader
        title={formatMessage({ id: 'pages.home' })}
        meta={
          <Inline gap={16}>
            <Text>
              <FormattedMessage id="home.greeting" values={{ firstName }} />
            </Text>
            <Text>{customer.name}</Text>
            <Text>
              <FormattedMessage id="home.customerId" values={{ id: customer.id }} />
            </Text>
            <Text>
              <FormattedMessage id="home.today" values={{ date, week: String(isoWeek(today)) }} />
            </Text>
          </Inline>
        }
      />
      {entries.length > 0 ? (
        <Sheet title={formatMessage({ id: 'home.pages.title' })} padding="none">
          <List>
            {entries.map(({ path, label, icon }) => (
              <Row key={path}>
                <RowLink as={linkComponent} href={path}>
                  <Icon icon={icon} />
                  <FormattedMessage id={label} />
                  <Icon icon={IconChevronRight} size="small" />
                </RowLink>
              </Row>
            ))}
          </List>
        </Sheet>
      ) : (
        <Sheet padding="none">
          <EmptyState icon={IconMap2} title={formatMessage({ id: 'home.pages.empty.title' })}>
            <FormattedMessage id="home.pages.empty.body" />
          </EmptyState>
        </Sheet>
      )}
    </Stack>
  );
}
