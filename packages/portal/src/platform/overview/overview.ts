import type { Overview } from '@skerry/contracts';
import type { MessageArea, MessageId } from '@skerry/i18n';
import type { ComponentType } from 'react';

export type OverviewPart = Exclude<keyof Overview, 'errors'>;
export type OverviewValue<Part extends OverviewPart> = NonNullable<Overview[Part]>;

/** Where on the overview a piece stands. */
export type OverviewPlace =
  'actions' | 'firstDelivery' | 'figures' | 'status' | 'waiting' | 'deliveries' | 'fees' | 'users';

interface PieceProps<Part extends OverviewPart> {
  value: OverviewValue<Part>;
  /** Of an action: it stands beside one that is taken more often. */
  isSecondary?: boolean;
  /** In a panel beside others, rather than over the page's width. */
  isNarrow?: boolean;
}

/** What shows one part of the overview. */
export interface PieceOf<Part extends OverviewPart> {
  readonly place: OverviewPlace;
  readonly part: Part;
  readonly Content: ComponentType<PieceProps<Part>>;
  /** Beside the panel's title, such as the state of all. */
  readonly Flag?: ComponentType<PieceProps<Part>>;
  /** What it is called where it could not be fetched. @default as its panel */
  readonly title?: MessageId;
  /** There is nothing to show yet: the piece is left out. */
  readonly isEmpty?: (value: OverviewValue<Part>) => boolean;
  /** How many rows its longest list has, where the panel is no list itself. */
  readonly rows?: (value: OverviewValue<Part>) => number;
  /** Below what other features show in the place. */
  readonly isLast?: boolean;
  /** Where to see more, at the end of the panel's head. */
  readonly more?: { readonly href: string; readonly label: OverviewMore };
}

type OverviewMore = 'home.deliveries.all' | 'home.status.all' | 'home.status.network' | 'home.users.all';

export type OverviewPiece = { [Part in OverviewPart]: PieceOf<Part> }[OverviewPart];

/** What a feature adds to the overview, for those who may open the feature. */
export interface FeatureOverview {
  /** What of the overview's call it shows. Known at once, so that the call need not wait for the pieces. */
  readonly parts: readonly OverviewPart[];
  /** The areas of texts that the pieces need. */
  readonly texts: readonly MessageArea[];
  /** Fetched with the overview: `async () => (await import('./overview.tsx')).ordersOverview`. */
  readonly pieces: () => Promise<readonly OverviewPiece[]>;
}
