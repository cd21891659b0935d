import type { Preferences, PreferenceSwitch } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';

export type HomePanelId = 'pages' | 'contacts' | 'information';

/** A part of the overview that the user can hide. */
export interface HomePanel {
  readonly id: HomePanelId;
  readonly title: MessageId;
  /** The preference that shows it. */
  readonly preference: PreferenceSwitch;
  /** Shown in the simple overview too. */
  readonly isSimple: boolean;
}

/** In the order of the page. */
export const homePanels: readonly HomePanel[] = [
  { id: 'pages', title: 'home.pages.title', preference: 'showHomePages', isSimple: true },
  { id: 'contacts', title: 'home.contacts.title', preference: 'showHomeContacts', isSimple: true },
  { id: 'information', title: 'home.information.title', preference: 'showHomeInformation', isSimple: false },
];

/** The panels to choose from: those that have something to show, and in the simple overview only its own. */
export function offeredPanels(
  { isUsingSimpleOverview }: Preferences,
  hasContent: Readonly<Record<HomePanelId, boolean>>,
): readonly HomePanel[] {
  return homePanels.filter(({ id, isSimple }) => hasContent[id] && (isSimple || !isUsingSimpleOverview));
}
