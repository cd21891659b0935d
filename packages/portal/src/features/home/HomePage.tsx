import { languages } from '@skerry/i18n';
import { PageHeader, Stack, Text, token } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { usePreferences } from '../../platform/preferences/usePreferences.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { AdaptOverview } from './components/AdaptOverview.tsx';
import { ContactsPanel } from './components/ContactsPanel.tsx';
import { HiddenPanels } from './components/HiddenPanels.tsx';
import { InformationPanel } from './components/InformationPanel.tsx';
import { PagesPanel } from './components/PagesPanel.tsx';
import { Panels } from './components/Panels.styles.ts';
import { PanelsSkeleton } from './components/PanelsSkeleton.tsx';
import { offeredPanels, type HomePanelId } from './home.panels.ts';
import { ClosingNotice } from './components/ClosingNotice.tsx';
import { isoWeek } from './isoWeek.ts';
import { useContacts } from './useContacts.ts';
import { useInformation } from './useInformation.tsx';

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[0]} ${token.space[16]};
`;

/** The start page: who and for whom, and the panels that the user wants to see. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { customer, users } = useStartupData();
  const { preferences, choose } = usePreferences();
  const contacts = useContacts();
  const information = useInformation();
  const [today] = useState(() => new Date());
  const date = new Intl.DateTimeFormat(languages[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(today);
  const { firstName } = users.impersonatedUser ?? users.currentUser;

  const hasContent = { pages: true, contacts: contacts.length > 0, information: information.length > 0 };
  const offered = preferences && offeredPanels(preferences, hasContent);
  const shown = preferences && offered?.filter(({ preference }) => preferences[preference]);
  const panel = (id: HomePanelId) =>
    ({
      pages: <PagesPanel key={id} />,
      contacts: <ContactsPanel key={id} contacts={contacts} />,
      information: <InformationPanel key={id} information={information} />,
    })[id];

  return (
    <Stack gap={20}>
      <ClosingNotice />
      <PageHeader
        title={formatMessage({ id: 'pages.home' })}
        meta={
          <Meta>
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
          </Meta>
        }
        actions={offered && <AdaptOverview preferences={preferences} choose={choose} panels={offered} />}
      />
      {shown === undefined && <PanelsSkeleton />}
      {shown?.length === 0 && <HiddenPanels />}
      {shown && shown.length > 0 && <Panels>{shown.map(({ id }) => panel(id))}</Panels>}
    </Stack>
  );
}
