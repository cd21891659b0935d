import type { Preferences, PreferenceSwitch } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';

export type HomePanelId =
  'figures' | 'status' | 'waiting' | 'deliveries' | 'fees' | 'users' | 'contacts' | 'information';

/** A part of the overview that the user can hide. */
export interface HomePanel {
  readonly id: HomePanelId;
  readonly title: MessageId;
  /** The preference that shows it. */
  readonly preference: PreferenceSwitch;
  /** Shown in the simple overview too. */
  readonly isSimple: boolean;
}

/** In the order of the page. What features show in them stands in their own `*.feature.ts`. */
export const homePanels: readonly HomePanel[] = [
  { id: 'figures', title: 'home.figures.title', preference: 'showHomeFigures', isSimple: false },
  { id: 'status', title: 'home.status.title', preference: 'showHomeStatus', isSimple: true },
  { id: 'waiting', title: 'home.waiting.title', preference: 'showHomeWaiting', isSimple: true },
  { id: 'deliveries', title: 'home.deliveries.title', preference: 'showHomeDeliveries', isSimple: false },
  { id: 'fees', title: 'home.fees.title', preference: 'showHomeFees', isSimple: false },
  { id: 'users', title: 'home.users.title', preference: 'showHomeUsers', isSimple: false },
  { id: 'contacts', title: 'home.contacts.title', preference: 'showHomeContacts', isSimple: true },
  { id: 'information', title: 'home.information.title', preference: 'showHomeInformation', isSimple: false },
];

/** The panels to choose from: those that have something to show, and in the simple overview only its own. */
export function offeredPanels(
  { isUsingSimpleOverview }: Preferences,
  hasContent: (id: HomePanelId) => boolean,
): readonly HomePanel[] {
  return homePanels.filter(({ id, isSimple }) => hasContent(id) && (isSimple || !isUsingSimpleOverview));
}
