/** What a new saved view keeps, as the form of it says. */
export interface SavedViewSummary {
  /** What the list is filtered by, search words left out. */
  readonly filters: readonly string[];
  /** Undefined where the view has no order of its own. */
  readonly order?: string | undefined;
  /** Names of the columns; none where the list has always the same. */
  readonly columns: readonly string[];
}
