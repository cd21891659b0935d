import type { Preferences } from '@skerry/contracts';
import { Sheet } from '@skerry/ui';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { OverviewPlace } from '../../../platform/overview/overview.ts';
import { OverviewBand, OverviewLead } from '../../../platform/overview/OverviewBand.styles.ts';
import { overviewRows } from '../../../platform/overview/overviewShape.ts';
import { useRoleRequest } from '../../../platform/roles/role-request.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import type { OverviewFailure } from '../useOverview.ts';
import type { HomePanel, HomePanelId } from '../home.panels.ts';
import type { Contact } from '../useContacts.ts';
import type { Information } from '../useInformation.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import { HiddenPanels } from './HiddenPanels.tsx';
import { InactiveNote } from './InactiveNote.tsx';
import { NoRolePanel } from './NoRolePanel.tsx';
import { Piece, type ShownPiece } from './Piece.tsx';
import { PiecesPanel } from './PiecesPanel.tsx';
import { AnotherRole, NothingUnderWay } from './QuietLine.tsx';
import { SetUpPanel } from './SetUpPanel.tsx';
import { hasNothingWaiting, rowsOf, shapeOf } from './shownPieces.ts';
import { StatusPanel } from './StatusPanel.tsx';
import { areFewFigures, SummaryStrip } from './SummaryStrip.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

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

/** Fewer contracts are not as high as what is good to know. */
const fewestFees = 4;

/** The panel of the user's own work, where that is one thing: it stands before all that is good to know. */
function useLead(isShown: (id: HomePanelId) => boolean): 'fees' | 'users' | undefined {
  const { roles } = useIdentity();
  if (isShown('users') && !isShown('figures') && !isShown('deliveries')) return 'users';
  const isForBilling = roles.includes('BillingResponsible') && !deliveringRoles.some((role) => roles.includes(role));
  return isForBilling && isShown('fees') ? 'fees' : undefined;
}

/** The panels that the user wants to see, in the order of the page: what needs somebody, how everything does, what is under way, and what is good to know. */
export function HomePanels({ preferences, offered, shownAt, contacts, information, guide, failure }: HomePanelsProps) {
  const { customer } = useStartupData();
  const isPhone = !useIsAtLeast('small');
  const isWide = useIsAtLeast('large');
  const requestRole = useRoleRequest();
  const wanted = offered.filter(({ preference }) => preferences[preference]);
  const isShown = (id: HomePanelId) => wanted.some((panel) => panel.id === id);
  const lead = useLead(isShown);
  if (wanted.length === 0 && customer.active) return <HiddenPanels />;

  const isGuided = guide.length > 0;
  const hasReach = isShown('contacts') || isShown('information');
  const reach = hasReach && (
    <ContactsPanel
      contacts={isShown('contacts') ? contacts : []}
      information={isShown('information') ? information : []}
    />
  );
  if (!customer.active)
    return (
      <OverviewBand data-is-stacked>
        <InactiveNote />
        {reach}
      </OverviewBand>
    );
  if (failure)
    return (
      <>
        <Sheet padding="none">
          <FetchFailure
            title="home.failed"
            error={failure.error}
            isRetrying={failure.isRetrying}
            onRetry={failure.retry}
          />
        </Sheet>
        {reach}
      </>
    );

  const isLeadByFees = lead === 'fees';
  const shown = (place: Exclude<OverviewPlace, 'actions' | 'firstDelivery'>) => (isShown(place) ? shownAt(place) : []);
  const panelOf = (place: 'fees' | 'users') =>
    isShown(place) && (
      <PiecesPanel
        title={`home.${place}.title`}
        shown={shownAt(place)}
        {...(place === 'fees' && isLeadByFees && requestRole && { last: <AnotherRole requestRole={requestRole} /> })}
      />
    );
  const ofRoles: readonly HomePanelId[] = ['figures', 'waiting', 'deliveries', 'users'];
  const hasNone = !offered.some(({ id }) => ofRoles.includes(id));

  const hasFreezesAlone = shownAt('status').every(({ piece }) => piece.part === 'freezePeriods');
  const figures = isGuided ? [] : shown('figures');
  // One or two counts stand in the panel of what they count.
  const hasFew = isShown('status') && !hasFreezesAlone && areFewFigures(figures);
  // Of a new customer the freezes are known alone: no more than what else is good to know.
  const isBesideSetUp = isGuided && hasFreezesAlone;
  const status = isShown('status') && (
    <StatusPanel
      shown={shownAt('status')}
      hasFreezesAlone={hasFreezesAlone}
      figures={hasFew ? figures : []}
      isNarrow={isBesideSetUp}
    />
  );

  const isQuiet = isShown('waiting') && hasNothingWaiting(shownAt('waiting'));
  const waiting = isShown('waiting') && !isQuiet && (
    <WaitingPanel key="waiting" title="home.waiting.title" shown={shownAt('waiting')} />
  );
  const ofDeliveries = isGuided ? [] : shown('deliveries');
  const shapeOfDeliveries = shapeOf(ofDeliveries);
  const deliveries = shapeOfDeliveries !== 'line' && (
    <PiecesPanel title="home.deliveries.title" shown={ofDeliveries} shape={shapeOfDeliveries} />
  );
  const hasCounts = figures.length > 0 && !hasFew;
  const lines =
    ofDeliveries.length > 0 && !deliveries ? [<NothingUnderWay key="deliveries" shown={ofDeliveries} />] : [];
  const strip = <SummaryStrip figures={hasFew ? [] : figures} lines={lines} />;
  const shapeOfWaiting = shapeOf(shownAt('waiting'));
  // What needs somebody comes before counts on phones; that nothing is under way comes where the deliveries would.
  const isStripLate = Boolean(waiting) && isPhone && hasCounts;
  const isStripLast = !hasCounts;

  // What is good to know stands beside a list; without one it comes last, over the whole width.
  const hasList =
    hasNone || isGuided || (waiting && shapeOfWaiting === 'panel') || (deliveries && shapeOfDeliveries === 'panel');
  // What one pays stands beside whom to ask about it, unless something else does.
  const hasFeesBeside =
    isWide &&
    hasReach &&
    isShown('fees') &&
    (isLeadByFees || (!hasList && !isShown('users') && rowsOf(shownAt('fees')) >= fewestFees));
  const hasLongUsers = lead === 'users' && rowsOf(shownAt('users')) >= overviewRows;
  const band = (waiting || deliveries || hasNone || isGuided) && (
    <OverviewBand data-is-stacked={hasNone || undefined} data-is-guided={isGuided || undefined}>
      {waiting}
      {isStripLate && strip}
      {deliveries}
      {hasNone && <NoRolePanel />}
      {isGuided && <SetUpPanel />}
      {isBesideSetUp && status}
      {hasList && !hasLongUsers && !hasFeesBeside && reach}
    </OverviewBand>
  );
  const fees = hasFeesBeside ? (
    <OverviewLead>
      {panelOf('fees')}
      {reach}
    </OverviewLead>
  ) : (
    panelOf('fees')
  );
  // What helps first: without services the status is that of the network alone.
  const isStatusLate = hasNone || hasFreezesAlone || (hasFew && Boolean(waiting));
  return (
    <>
      {guide.map((each) => (
        <Piece key={each.piece.part} {...each} />
      ))}
      {isLeadByFees && fees}
      {isLeadByFees && !isStatusLate && status}
      {!isStripLate && !isStripLast && strip}
      {!isLeadByFees && !isStatusLate && status}
      {band}
      {!hasFreezesAlone && isStatusLate && status}
      {isStripLast && strip}
      {!isLeadByFees && fees}
      {hasLongUsers && hasReach ? (
        <OverviewLead>
          {panelOf('users')}
          {reach}
        </OverviewLead>
      ) : (
        panelOf('users')
      )}
      {!hasList && !hasLongUsers && !hasFeesBeside && reach}
      {hasFreezesAlone && !isBesideSetUp && status}
    </>
  );
}
