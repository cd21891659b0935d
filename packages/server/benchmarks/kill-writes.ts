// What the clients of kills.ts write: users, quotes, lists of sites and orders by quotes. Each carries a word of its own, by which it is
// found again afterwards.
import { demoPriceBook } from '../src/demo/quotes/demo-price-book.ts';

export interface Write {
  kind: Kind;
  /** The idempotency key. */
  key: string;
  /** What it is found by. */
  word: string;
  path: string;
  body: object;
  /** Of what was made, once it is acknowledged. */
  id?: string | undefined;
}

export interface Answer {
  status: number;
  body: unknown;
}

type Kind = 'user' | 'quote' | 'siteList' | 'order';
type Call = (method: 'GET' | 'POST', path: string, options?: { body?: object; key?: string }) => Promise<Answer>;

const users = '/api/user-admin/v1/customer/users';
const quotes = '/api/quote-and-order/v4/connection-searches';
const siteLists = '/api/quote-and-order/v6/planned-customer-site-lists';
const orders = '/api/quote-and-order/v5/orders';

/** Where each kind is listed, and by which of its texts it is found. */
const lists: Record<Kind, { path: string; pageSize: number; wordOf: (item: Record<string, unknown>) => unknown }> = {
  user: { path: users, pageSize: 100, wordOf: ({ email }) => email },
  quote: { path: quotes, pageSize: 100, wordOf: ({ reference }) => reference },
  siteList: { path: siteLists, pageSize: 100, wordOf: ({ name }) => name },
  order: { path: orders, pageSize: 100, wordOf: ({ reference }) => reference },
};
const kinds = Object.keys(lists) as Kind[];
/** What the clients write, in turn. An order takes a quote and its prices first, so more of them write orders. */
const tasks: readonly Kind[] = ['user', 'quote', 'siteList', 'order', 'order', 'order'];

const [point] = demoPriceBook.points;
/** At a point of presence, so that its price is firm. */
const site = {
  name: 'Terminal 1',
  country: 'SE',
  coordinates: { longitude: point?.longitude ?? 0, latitude: point?.latitude ?? 0 },
};

/** The next write of a client, each of which has one kind. Undefined where what it needs first could not be had. */
export async function nextWrite(client: number, call: Call): Promise<Write | undefined> {
  const kind = tasks[client % tasks.length];
  if (kind === 'siteList') return aWrite(kind, siteLists, (name) => ({ name, sites: [{ ...aDraft, name }] }));
  if (kind === 'quote') return aWrite(kind, quotes, aQuoteRequest);
  if (kind === 'order') return anOrder(call);
  return aWrite('user', users, (email) => ({
    firstName: 'Ada',
    lastName: 'Kills',
    email,
    cellphone: '+46701740605',
    locale: 'en',
    forceTwoFactorAuth: false,
    active: true,
  }));
}

const aDraft = { address: 'Norra Kajen 2, 852 31 Sundsvall', country: 'SE' };

function aQuoteRequest(reference: string): object {
  return {
    agreementId: 'FA-1',
    productIds: ['dia-static'],
    capacitiesBps: [200_000_000],
    terms: [36],
    sites: [site],
    reference,
  };
}

function aWrite(kind: Kind, path: string, bodyOf: (word: string) => object): Write {
  const key = crypto.randomUUID();
  const word = kind === 'user' ? `${key}@kills.example` : key;
  return { kind, key, word, path, body: bodyOf(word) };
}

/** An order of the one site of a quote that is made for it. */
async function anOrder(call: Call): Promise<Write | undefined> {
  const asked = await call('POST', quotes, { body: aQuoteRequest('for an order'), key: crypto.randomUUID() });
  const quoteId = idOf(asked);
  if (quoteId === undefined) return undefined;
  const started = performance.now();
  while (performance.now() - started < 5000) {
    const { status, body } = await call('GET', `${quotes}/${quoteId}`);
    if (status !== 200) return undefined;
    const quote = body as {
      status: string;
      sites: { id: string; prices: { variantId: string; monthlyMinor: number; oneTimeMinor: number }[] }[];
    };
    const [first] = quote.sites;
    const [price] = first?.prices ?? [];
    if (quote.status === 'AUTO_COMPLETED' && first !== undefined && price !== undefined) {
      const { variantId, monthlyMinor, oneTimeMinor } = price;
      const lines = [{ siteId: first.id, variantId, monthlyMinor, oneTimeMinor }];
      return aWrite('order', orders, (reference) => ({ quoteId, lines, acceptsTerms: true, reference }));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/** The id of what was made; of an order, its job's. Undefined where nothing was. */
export function idOf({ status, body }: Answer): string | undefined {
  if (status !== 201 && status !== 202) return undefined;
  const { id, jobId } = body as { id?: string; jobId?: string };
  return id ?? jobId;
}

/** How often each word is found in the lists. */
export async function wordsThere(call: Call): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const { path, pageSize, wordOf } = lists[kind];
    let pages = 1;
    for (let page = 0; page < pages; page += 1) {
      const { status, body } = await call('GET', `${path}?pageSize=${pageSize}&page=${page}`);
      if (status !== 200) throw new Error(`${status} for page ${page} of ${path}: ${JSON.stringify(body)}`);
      const list = body as { items: Record<string, unknown>[]; totalPages: number };
      pages = list.totalPages;
      for (const item of list.items) {
        const word = String(wordOf(item));
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** How many of these quotes still wait for prices after a minute: whoever looks at one has it gone on with. */
export async function withoutPrices(writes: readonly Write[], call: Call): Promise<number> {
  let left = writes.flatMap(({ kind, id }) => (kind === 'quote' && id !== undefined ? [id] : []));
  const started = performance.now();
  while (left.length > 0 && performance.now() - started < 60_000) {
    const waiting: string[] = [];
    for (const id of left) {
      const { status, body } = await call('GET', `${quotes}/${id}/progress`);
      if (status !== 200 || !(body as { isDone: boolean }).isDone) waiting.push(id);
    }
    left = waiting;
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return left.length;
}
