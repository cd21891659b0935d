// Which components the gallery shows, from the index of Storybook.

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

export interface GalleryPiece {
  /** Of the component, such as `data-table`. */
  readonly id: string;
  readonly name: string;
  /** The file of its stories, from `src` on. */
  readonly file: string;
  /** The story that is shown. */
  readonly story: string;
  readonly group: string;
  /** Shown in a frame of its own, so many times smaller: it covers the page, opens, or needs the width of a window. */
  readonly timesSmaller: number | undefined;
}

export interface GalleryGroup {
  readonly title: string;
  readonly pieces: readonly GalleryPiece[];
}

/** What covers a page, or is laid out for a whole window, has a frame, as on its own page of documentation. */
const wide = new Set([
  ...['Dialog', 'Drawer', 'ConfirmDialog', 'CommandPalette', 'CookieBanner', 'AlertStack', 'AlertRegion'],
  ...['AppShell', 'AppHeader', 'HeaderNav', 'SideNav'],
  ...['StepForm', 'Table', 'Calendar', 'ChartFrame', 'TimeChart', 'MessageThread'],
]);

/** Needs a frame, but not the whole width of a window. */
const framed = new Set(['Breadcrumb', 'DecisionStrip', 'Footer', 'MobileMenu', 'PageHeader', 'SubMenu', 'WeekStrip']);

/** The groups in the order of the sidebar. */
export function galleryOf(entries: readonly IndexEntry[]): readonly GalleryGroup[] {
  const shown = entries.filter(
    ({ type, tags = [], importPath, name }) =>
      type === 'story' &&
      name === 'Default' &&
      importPath.includes('/src/components/') &&
      !['visual', 'portal', 'deprecated'].some((tag) => tags.includes(tag)),
  );
  const ids = new Set(entries.map(({ id }) => id));
  const pieces = shown.map(({ id, title, importPath }): GalleryPiece => {
    const [group = '', name = group] = title.split('/');
    const component = id.replace(/--.*/, '');
    const open = `${component}--open`;
    return {
      id: component,
      group,
      name,
      file: importPath.replace(/^.*\/src\//, ''),
      story: ids.has(open) ? open : id,
      timesSmaller: wide.has(name) ? 3.4 : framed.has(name) || ids.has(open) ? 1.8 : undefined,
    };
  });
  return Object.entries(Object.groupBy(pieces, ({ group }) => group)).map(([title, some = []]) => ({
    title,
    pieces: some,
  }));
}

export async function fetchGallery(): Promise<readonly GalleryGroup[]> {
  const response = await fetch('index.json');
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> };
  return galleryOf(Object.values(entries));
}
