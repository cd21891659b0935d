import { languages } from '@skerry/i18n';
import { Button, PageHeader, Stack, Text } from '@skerry/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { useTimeZone } from '../../platform/format/useTimeZone.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPlace } from '../../platform/overview/overview.ts';
import { usePreferences } from '../../platform/preferences/usePreferences.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { newQuoteHref, offersQuotes } from '../quote-and-order/quote-and-order.paths.ts';
import { changeRequestsPath, newChangeRequestPath } from '../service-change-requests/service-change-requests.paths.ts';
import { AdaptOverview } from './components/AdaptOverview.tsx';
import { Meta } from './components/HomeLayout.styles.ts';
import { NothingWaiting } from './components/QuietLine.tsx';
import { hasNothingWaiting } from './components/shownPieces.ts';
import { HomePanels } from './components/HomePanels.tsx';
import { Piece, type ShownPiece } from './components/Piece.tsx';
import { HomeSkeleton } from './components/HomeSkeleton.tsx';
import { offeredPanels } from './home.panels.ts';
import { isoWeek } from './isoWeek.ts';
import { useContacts } from './useContacts.ts';
import { useInformation } from './useInformation.tsx';
import { useOverview } from './useOverview.ts';
import { usePieces } from './usePieces.ts';
import { newQuoteIcon } from '../../platform/services-section/new-quote-icon.ts';

/** The start page: for whom, what needs somebody, how everything does, and whom to reach. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const { preferences, choose } = usePreferences();
  const { parts, pieces } = usePieces();
  const { stateOf, failure } = useOverview(parts);
  const contacts = useContacts();
  const information = useInformation();
  const isWide = useIsAtLeast('medium');
  // What is done once stands below where it would take the room of what is done daily.
  const hasRoom = useIsAtLeast('large');
  const entries = useMenuEntries();
  const mayRequestChanges = entries.some(({ path }) => path === changeRequestsPath);
  const { flags } = useStartupData();
  const mayQuote = offersQuotes(entries, flags);

  const shownAt = (place: OverviewPlace) =>
    (pieces ?? []).flatMap((piece) => {
      const state = stateOf(piece.part);
      return piece.place === place && state.status !== 'absent' && !isEmpty({ piece, state }) ? [{ piece, state }] : [];
    });
  const offered =
    preferences &&
    pieces &&
    offeredPanels(preferences, (id) => {
      if (id === 'contacts') return contacts.length > 0;
      return id === 'information' ? information.length > 0 : shownAt(id).length > 0;
    });
  const guide = preferences?.isFirstDelivery === true ? shownAt('firstDelivery').filter(hasItems) : [];
  const adapt = offered && (
    <AdaptOverview
      preferences={preferences}
      choose={choose}
      panels={offered}
      hasFirstDelivery={shownAt('firstDelivery').some(hasItems)}
    />
  );

  const isGuided = guide.length > 0;
  const isQuiet =
    preferences !== undefined &&
    offered?.some(({ id, preference }) => id === 'waiting' && preferences[preference]) === true &&
    hasNothingWaiting(shownAt('waiting'));
  const actions = (isSecondary: boolean) =>
    shownAt('actions').map(
      (each) => each.state.status === 'known' && <Piece key={each.piece.part} isSecondary={isSecondary} {...each} />,
    );
  const quote = mayQuote && (
    <Button variant="primary" icon={newQuoteIcon} href={newQuoteHref}>
      <FormattedMessage id="home.quote.new" />
    </Button>
  );
  const change = mayRequestChanges && (
    <Button variant={quote ? 'secondary' : 'primary'} icon={IconArrowsExchange} href={newChangeRequestPath}>
      <FormattedMessage id="home.change.new" />
    </Button>
  );
  // What somebody does daily is the one thing to do: orders before changes, and those before users.
  const first = quote || change || actions(false);

  return (
    <Stack gap={16}>
      <PageHeader
        title={formatMessage({ id: 'pages.home' })}
        meta={<HomeMeta isWide={isWide} isQuiet={isQuiet} />}
        actions={
          isWide ? (
            <>
              {isGuided && (
                <Button variant="ghost" onClick={() => choose('isFirstDelivery', false)}>
                  <FormattedMessage id="home.first.usual" />
                </Button>
              )}
              {hasRoom && adapt}
              {/* Of a first delivery, the guide says what is to be done. */}
              {!isGuided && (quote || change) && actions(true)}
              {!isGuided && quote && change}
              {!isGuided && first}
            </>
          ) : (
            !isGuided && first
          )
        }
      />
      {offered ? (
        <HomePanels
          preferences={preferences}
          offered={offered}
          shownAt={shownAt}
          // The guide says whom to reach about the delivery, and what to set up.
          contacts={isGuided ? contacts.filter(({ label }) => label !== 'home.contacts.delivery') : contacts}
          information={isGuided ? information.filter(({ id }) => id !== 'twoFactor') : information}
          guide={guide}
          failure={failure}
        />
      ) : (
        <HomeSkeleton />
      )}
      {!hasRoom && adapt}
    </Stack>
  );
}

/** For which customer, and which day it is; on phones without what everybody knows. */
function HomeMeta({ isWide, isQuiet }: { isWide: boolean; isQuiet: boolean }) {
  const { language } = useLanguage();
  const { customer } = useStartupData();
  const [today] = useState(() => new Date());
  const timeZone = useTimeZone();
  const date = new Intl.DateTimeFormat(languages[language].locale, {
    ...(isWide
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' }),
    timeZone,
  })
    .formatToParts(today)
    // As in a sentence: "Monday 23 November 2026".
    .map(({ type, value }) => (type === 'literal' ? value.replace(',', '') : value))
    .join('');
  return (
    <Meta>
      <Text>{customer.name}</Text>
      {isWide && (
        <Text>
          <FormattedMessage id="home.customerId" values={{ id: customer.id }} />
        </Text>
      )}
      <Text>
        <FormattedMessage id="home.today" values={{ date, week: String(isoWeek(today)) }} />
      </Text>
      {isQuiet && <NothingWaiting />}
    </Meta>
  );
}

function isEmpty({ piece, state }: ShownPiece): boolean {
  // The server's part of this name has the type that the piece takes.
  const judge = piece.isEmpty as ((value: object) => boolean) | undefined;
  return state.status === 'known' && judge?.(state.value) === true;
}

function hasItems({ state }: ShownPiece): boolean {
  return (
    state.status === 'known' &&
    'items' in state.value &&
    Array.isArray(state.value.items) &&
    state.value.items.length > 0
  );
}
