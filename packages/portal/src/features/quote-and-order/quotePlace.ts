/** The lists of quote and order. */
export const quoteTabs = ['quotes', 'orders', 'site-lists', 'approvals'] as const;
export type QuoteTab = (typeof quoteTabs)[number];

/** Where in the purchase somebody is. The addresses are those of the specification (section 2.6) and of the pages' design (3.4.2). */
export type QuotePlace =
  /** `listId`: the rows of a list are looked through. `siteId`: one of the company's own sites is chosen already. */
  | { step: 'SEARCH_ADDRESS'; mode: 'single' | 'multi'; listId?: string; siteId?: string }
  | { step: 'SELECT_BUILDING' }
  | { step: 'CONFIGURE_PRODUCT'; siteListId: string }
  | { step: 'DISPLAY_QUOTE'; quoteId: string }
  | ({ step: 'WHAT_IF'; quoteId: string; scenarios: readonly string[] } & ScenarioView)
  /** `chosenId`: of the quotes, the one that is looked at. */
  | { step: 'COMPARE'; quoteIds: readonly string[]; chosenId?: string | undefined; isDiffering?: boolean }
  | { step: 'DISPLAY_APPROVAL'; approvalId: string }
  | { step: 'DISPLAY_ORDER'; orderId: string }
  | { step: 'CHECKOUT'; quoteId: string; siteListId?: string; lines: readonly { siteId: string; variantId: string }[] }
  | { step: 'LISTS'; tab: QuoteTab };

/** What scenarios show, each part left out where it is as at first. */
export interface ScenarioView {
  /** Index of the one that is looked at. @default the first */
  chosen?: number | undefined;
  /** Index of the one that the others are compared with. @default the first */
  against?: number | undefined;
  /** What prices of sites are. @default 'monthly' */
  figure?: 'oneTime' | 'total' | undefined;
  /** Only sites that differ. @default false */
  isDiffering?: boolean;
}

/** Reads a place from the query of an address. What comes later in the purchase rules; unknown values count as not given. */
export function readPlace(query: URLSearchParams): QuotePlace {
  const [order, approval, quote, siteList] = ['order', 'approval', 'quote', 'siteList'].map((name) =>
    idOf(query, name),
  );
  if (query.get('checkout') === 'true' && quote !== undefined)
    return {
      step: 'CHECKOUT',
      quoteId: quote,
      ...(siteList !== undefined && { siteListId: siteList }),
      lines: query.getAll('line').flatMap(lineOf).slice(0, maxLines),
    };
  if (order !== undefined) return { step: 'DISPLAY_ORDER', orderId: order };
  if (approval !== undefined) return { step: 'DISPLAY_APPROVAL', approvalId: approval };
  if (quote !== undefined && query.get('whatIf') === 'true')
    return {
      step: 'WHAT_IF',
      quoteId: quote,
      scenarios: query.getAll('scenario').filter(isScenario).slice(0, maxGiven),
      ...scenarioViewOf(query),
    };
  if (quote !== undefined) return { step: 'DISPLAY_QUOTE', quoteId: quote };
  const compared = [...new Set((query.get('compare') ?? '').split(',').filter(isId))].slice(0, maxGiven);
  if (compared.length >= 2) {
    const chosen = compared.indexOf(query.get('chosen') ?? '');
    return {
      step: 'COMPARE',
      quoteIds: compared,
      // The first is chosen unless the address says otherwise.
      ...(chosen > 0 && { chosenId: compared[chosen] as string }),
      ...differingOf(query),
    };
  }
  if (siteList !== undefined) return { step: 'CONFIGURE_PRODUCT', siteListId: siteList };
  if (query.get('selectBuilding') === 'true') return { step: 'SELECT_BUILDING' };
  const mode = query.get('searchStep');
  const site = idOf(query, 'site');
  if (mode === 'single') return { step: 'SEARCH_ADDRESS', mode, ...(site !== undefined && { siteId: site }) };
  const list = idOf(query, 'list');
  if (mode === 'multi') return { step: 'SEARCH_ADDRESS', mode, ...(list !== undefined && { listId: list }) };
  const tab = quoteTabs.find((each) => each === query.get('tab'));
  return tab === undefined ? { step: 'SEARCH_ADDRESS', mode: 'single' } : { step: 'LISTS', tab };
}

/** The query of a place, without its question mark. It holds the ids that the place needs and nothing of the others. */
export function writePlace(place: QuotePlace): string {
  // Commas are allowed in a query, and easier to read.
  return new URLSearchParams(entriesOf(place)).toString().replaceAll('%2C', ',');
}

/** Every name that a place writes. */
const placeNames: ReadonlySet<string> = new Set([
  ...['checkout', 'line', 'order', 'approval', 'quote', 'whatIf', 'scenario', 'compare', 'siteList'],
  ...['chosen', 'against', 'figure', 'differing'],
  ...['selectBuilding', 'searchStep', 'list', 'site', 'tab'],
]);

/** The query as it should be, where it says of its place what nothing is known of, or what another place needs; undefined where it is right. */
export function correctedQuery(query: URLSearchParams): URLSearchParams | undefined {
  const given = [...query].filter(([name]) => placeNames.has(name));
  if (given.length === 0) return undefined;
  const place = readPlace(query);
  const isLanding = place.step === 'SEARCH_ADDRESS' && query.get('searchStep') !== place.mode;
  const wanted = isLanding ? [] : entriesOf(place);
  if (sorted(given) === sorted(wanted)) return undefined;
  return new URLSearchParams([...wanted, ...[...query].filter(([name]) => !placeNames.has(name))]);
}

function sorted(entries: readonly (readonly [string, string])[]): string {
  return JSON.stringify(entries.map(([name, value]) => `${name}=${value}`).sort());
}

function entriesOf(place: QuotePlace): [name: string, value: string][] {
  switch (place.step) {
    case 'SEARCH_ADDRESS':
      return [
        ['searchStep', place.mode],
        ...(place.listId === undefined ? [] : [['list', place.listId] as [string, string]]),
        ...(place.siteId === undefined ? [] : [['site', place.siteId] as [string, string]]),
      ];
    case 'SELECT_BUILDING':
      return [
        ['searchStep', 'single'],
        ['selectBuilding', 'true'],
      ];
    case 'CONFIGURE_PRODUCT':
      return [['siteList', place.siteListId]];
    case 'DISPLAY_QUOTE':
      return [['quote', place.quoteId]];
    case 'WHAT_IF':
      return [
        ['quote', place.quoteId],
        ['whatIf', 'true'],
        ...place.scenarios.map((scenario): [string, string] => ['scenario', scenario]),
        ...lettered('chosen', place.chosen),
        ...lettered('against', place.against),
        ...(place.figure === undefined ? [] : [['figure', place.figure] as [string, string]]),
        ...differing(place),
      ];
    case 'COMPARE':
      return [
        ['compare', place.quoteIds.join()],
        ...(place.chosenId === undefined ? [] : [['chosen', place.chosenId] as [string, string]]),
        ...differing(place),
      ];
    case 'DISPLAY_APPROVAL':
      return [['approval', place.approvalId]];
    case 'DISPLAY_ORDER':
      return [['order', place.orderId]];
    case 'CHECKOUT':
      return [
        ...(place.siteListId === undefined ? [] : [['siteList', place.siteListId] as [string, string]]),
        ['quote', place.quoteId],
        ['checkout', 'true'],
        ...place.lines.map(({ siteId, variantId }): [string, string] => ['line', `${siteId}~${variantId}`]),
      ];
    case 'LISTS':
      return [['tab', place.tab]];
  }
}

/** Most quotes, and most scenarios, that are compared with each other. */
export const maxCompared = 4;

/** Most of them that are read, so that a page can say what it leaves out. */
const maxGiven = 20;

/** What scenarios are called by. */
export const scenarioLetters = ['A', 'B', 'C', 'D'];

function scenarioViewOf(query: URLSearchParams): ScenarioView {
  // The first one needs no word.
  const indexOf = (name: string) => Math.max(scenarioLetters.indexOf(query.get(name) ?? ''), 0);
  const [chosen, against] = [indexOf('chosen'), indexOf('against')];
  const figure = query.get('figure');
  return {
    ...(chosen > 0 && { chosen }),
    ...(against > 0 && { against }),
    ...((figure === 'oneTime' || figure === 'total') && { figure }),
    ...differingOf(query),
  };
}

function differingOf(query: URLSearchParams): { isDiffering?: boolean } {
  return query.get('differing') === 'true' ? { isDiffering: true } : {};
}

function lettered(name: string, index = 0): [name: string, value: string][] {
  const letter = scenarioLetters[index];
  return index === 0 || letter === undefined ? [] : [[name, letter]];
}

function differing({ isDiffering = false }: { isDiffering?: boolean }): [name: string, value: string][] {
  return isDiffering ? [['differing', 'true']] : [];
}

/** Most sites of one request. */
const maxLines = 100;

function lineOf(text: string): { siteId: string; variantId: string }[] {
  const [siteId, variantId, ...more] = text.split('~');
  return siteId && variantId && more.length === 0 ? [{ siteId, variantId }] : [];
}

function idOf(query: URLSearchParams, name: string): string | undefined {
  const id = (query.get(name) ?? '').trim();
  return isId(id) ? id : undefined;
}

/** One variant for all sites, others for some of them, and what the mix is called. */
function isScenario(text: string): boolean {
  return text.length <= 2000 && /^[\w-]+(?:,[\w-]+~[\w-]+)*(?:!.*)?$/s.test(text);
}

function isId(text: string): boolean {
  return text !== '' && text.length <= 200;
}
