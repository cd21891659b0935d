import type { Preferences } from '@skerry/contracts';
import { Sheet } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { OverviewPlace } from '../../../platform/overview/overview.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import type { OverviewFailure } from '../useOverview.ts';
import type { HomePanel, HomePanelId } from '../home.panels.ts';
import type { Contact } from '../useContacts.ts';
import type { Information } from '../useInformation.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import { areFewFigures, FewFigures, FiguresStrip } from './FiguresStrip.tsx';
import { HiddenPanels } from './HiddenPanels.tsx';
import { Columns, LeadColumns, Narrow } from './HomeLayout.styles.ts';
import { InactiveNote } from './InactiveNote.tsx';
import { NoRolePanel } from './NoRolePanel.tsx';
import { Piece, type ShownPiece } from './Piece.tsx';
import {
  countOf,
  hasNothingWaiting,
  hasSomething,
  isKnownEmpty,
  NothingUnderWay,
  NothingWaiting,
  PiecesPanel,
  WaitingPanel,
} from './PiecesPanel.tsx';

export interface HomePanelsProps {
  preferences: Preferences;
  /** What there is to show. */
  offered: readonly HomePanel[];
  shownAt: (place: OverviewPlace) => readonly ShownPiece[];
  contacts: readonly Contact[];
  information: readonly Information[];
  /** The guide to the first delivery, where it stands in place of figures and deliveries. */
  guide: readonly ShownPiece[];
  /** Why nothing of the features can be shown. */
  failure: OverviewFailure | undefined;
}

/** Who work with nothing but services or orders of a company. */
const deliveringRoles = ['OperationResponsible', 'OperationStaff', 'Purchaser', 'DeliveryResponsible'];

/** The panel of the user's own work, where that is one thing: it stands before all that is good to know. */
function useLead(isShown: (id: HomePanelId) => boolean): 'fees' | 'users' | undefined {
  const { roles } = useIdentity();
  if (isShown('users') && !isShown('figures') && !isShown('deliveries')) return 'users';
  const isForBilling = roles.includes('BillingResponsible') && !deliveringRoles.some((role) => roles.includes(role));
  return isForBilling && isShown('fees') ? 'fees' : undefined;
}

/** The panels that the user wants to see. */
export function HomePanels({ preferences, offered, shownAt, contacts, information, guide, failure }: HomePanelsProps) {
  const { customer } = useStartupData();
  const isPhone = !useIsAtLeast('small');
  const wanted = offered.filter(({ preference }) => preferences[preference]);
  const isShown = (id: HomePanelId) => wanted.some((panel) => panel.id === id);
  const isGuided = guide.length > 0;
  const lead = useLead(isShown);
  if (wanted.length === 0 && customer.active) return <HiddenPanels />;

  const panelOf = (place: 'fees' | 'users') =>
    isShown(place) && <PiecesPanel title={`home.${place}.title`} shown={shownAt(place)} />;
  const ofStatus = shownAt('status');
  const hasFreezesAlone = ofStatus.every(({ piece }) => piece.part === 'freezePeriods');
  const hasFigures = isShown('figures') && !isGuided;
  // One or two counts are no row of their own: they stand in the panel of what they count.
  const hasFew = hasFigures && isShown('status') && !hasFreezesAlone && areFewFigures(shownAt('figures'));
  const figures = hasFigures && !hasFew && <FiguresStrip shown={shownAt('figures')} />;
  const status = isShown('status') && (
    <PiecesPanel
      title={hasFreezesAlone ? 'home.freeze.title' : 'home.status.title'}
      shown={ofStatus}
      lead={hasFew && <FewFigures shown={shownAt('figures')} />}
    />
  );
  const reach = (isShown('contacts') || isShown('information')) && (
    <ContactsPanel
      contacts={isShown('contacts') ? contacts : []}
      information={isShown('information') ? information : []}
    />
  );
  if (!customer.active)
    return (
      <Narrow>
        <InactiveNote />
        {reach}
      </Narrow>
    );
  if (failure)
    return (
      <>
        <Sheet padding="none">
          <FetchFailure
            title="home.part.error"
            error={failure.error}
            isRetrying={failure.isRetrying}
            onRetry={failure.retry}
          />
        </Sheet>
        {reach}
      </>
    );
  const ofRoles: readonly HomePanelId[] = ['figures', 'waiting', 'deliveries', 'users'];
  const hasNone = !offered.some(({ id }) => ofRoles.includes(id));
  // That nothing waits takes no room beside what is under way.
  const isQuiet = isShown('waiting') && hasNothingWaiting(shownAt('waiting'));
  const saysQuiet = isQuiet && !(isShown('deliveries') && !isGuided && hasSomething(shownAt('deliveries')));
  const waiting = isShown('waiting') && !isQuiet && (
    <WaitingPanel title="home.waiting.title" shown={shownAt('waiting')} />
  );
  const hasNoDeliveries = isKnownEmpty(shownAt('deliveries'));
  const Deliveries = hasNoDeliveries ? NothingUnderWay : PiecesPanel;
  const deliveries = isShown('deliveries') && !isGuided && (
    <Deliveries title="home.deliveries.title" shown={shownAt('deliveries')} />
  );
  // One line beside panels would be a hole as high as they are: it has the width, below what waits.
  const isLine = !isPhone && hasNoDeliveries;
  // Of one height only where that leaves no hole: with about as much in each.
  const isAlike = Math.abs(countOf(shownAt('waiting')) - countOf(shownAt('deliveries'))) <= 1;
  const isFilled = hasNone || (waiting && deliveries && !isLine && isAlike);
  const columns: ReactNode = (
    <>
      {isLine && !waiting && deliveries}
      <Columns data-is-stacked={hasNone || undefined} data-is-filled={isFilled ? true : undefined}>
        {waiting}
        {isPhone && figures}
        {!isLine && deliveries}
        {hasNone && <NoRolePanel />}
        {lead !== 'users' && reach}
      </Columns>
      {isLine && waiting && deliveries}
    </>
  );
  if (lead === 'users')
    return (
      <>
        {saysQuiet ? <NothingWaiting title="home.waiting.title" /> : isShown('waiting') && columns}
        <LeadColumns>
          {panelOf('users')}
          {reach}
        </LeadColumns>
        {status}
      </>
    );
  return (
    <>
      {guide.map((each) => (
        <Piece key={each.piece.part} {...each} />
      ))}
      {lead === 'fees' && panelOf('fees')}
      {/* On phones what needs somebody comes first. */}
      {!isPhone && figures}
      {saysQuiet && <NothingWaiting title="home.waiting.title" />}
      {/* What helps first: without services the status is that of the network alone. */}
      {hasNone || hasFreezesAlone || (hasFew && waiting) ? (
        <>
          {columns}
          {status}
        </>
      ) : (
        <>
          {status}
          {columns}
        </>
      )}
      {lead !== 'fees' && panelOf('fees')}
      {panelOf('users')}
    </>
  );
}
