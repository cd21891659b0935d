// What the clients of kills.ts write: users, quotes, lists of sites, orders by quotes, contacts and the provider's
// disturbances. Each carries a word of its own, by which it is found again afterwards.
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

export type Kind = 'user' | 'quote' | 'siteList' | 'order' | 'contact' | 'disturbance';
type Call = (method: 'GET' | 'POST', path: string, options?: { body?: object; key?: string }) => Promise<Answer>;

const users = '/api/user-admin/v1/customer/users';
const quotes = '/api/quote-and-order/v4/connection-searches';
const siteLists = '/api/quote-and-order/v6/planned-customer-site-lists';
const orders = '/api/quote-and-order/v5/orders';
const contacts = '/api/customer-contact/v1/contacts';
const disturbances = '/api/disturbances/v1/disturbances';
/** The one that disturbances touch. */
export const serviceId = 'SE-1';

/** Where each kind is listed, and by which of its texts it is found. */
const lists: Record<Kind, { path: string; pageSize: number; wordOf: (item: Record<string, unknown>) => unknown }> = {
  user: { path: users, pageSize: 100, wordOf: ({ email }) => email },
  quote: { path: quotes, pageSize: 100, wordOf: ({ reference }) => reference },
  siteList: { path: siteLists, pageSize: 100, wordOf: ({ name }) => name },
  order: { path: orders, pageSize: 100, wordOf: ({ reference }) => reference },
  contact: { path: contacts, pageSize: 100, wordOf: ({ email }) => email },
  disturbance: {
    path: disturbances,
    pageSize: 100,
    wordOf: ({ title }) => (title as { displayName: string }[])[0]?.displayName,
  },
};
export const kinds = Object.keys(lists) as Kind[];
/** Whom all of it is about. */
export const customerId = '9200000';
/** What the clients write, in turn. An order takes a quote and its prices first, so more of them write orders. */
const tasks: readonly Kind[] = ['user', 'quote', 'siteList', 'contact', 'disturbance', 'order', 'order', 'order'];

const [point] = demoPriceBook.points;
/** At a point of presence, so that its price is firm. */
const site = {
  name: 'Terminal 1',
  country: 'SE',
  coordinates: { longitude: point?.longitude ?? 0, latitude: point?.latitude ?? 0 },
};

/** A customer has a thousand at most. */
const mostContacts = 900;
let contactsMade = 0;

/** The next write of a client, each of which has one kind. Undefined where what it needs first could not be had. */
export async function nextWrite(client: number, call: Call): Promise<Write | undefined> {
  const task = tasks[client % tasks.length];
  const kind = task === 'contact' && (contactsMade += 1) > mostContacts ? 'user' : task;
  if (kind === 'siteList') return aWrite(kind, siteLists, (name) => ({ name, sites: [{ ...aDraft, name }] }));
  if (kind === 'quote') return aWrite(kind, quotes, aQuoteRequest);
  if (kind === 'order') return anOrder(call);
  if (kind === 'contact') return aWrite(kind, contacts, aContact);
  if (kind === 'disturbance')
    return aWrite(kind, '/api/disturbances/v1/provider/disturbances', (title) => ({
      type: 'DISTURBANCE',
      title: [{ language: 'en', displayName: title }],
      startsAt: new Date().toISOString(),
      affected: [{ through: 'R1', impact: 'OUTAGE', services: [{ customerId, serviceId }] }],
    }));
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

function aContact(email: string): object {
  return {
    kind: 'GROUP',
    name: 'Night shift',
    email,
    phone: '',
    locale: 'en',
    hours: null,
    timeZone: 'Europe/Stockholm',
    assignments: [{ type: 'DELIVERY', scope: { kind: 'ALL', ids: [] }, channels: ['MAIL'], order: 1 }],
  };
}

function aWrite(kind: Kind, path: string, bodyOf: (word: string) => object): Write {
  const key = crypto.randomUUID();
  const word = kind === 'user' || kind === 'contact' ? `${key}@kills.example` : key;
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

/** How many of these disturbances are not told of exactly once in the bell after a minute. */
export async function untold(writes: readonly Write[], call: Call): Promise<number> {
  const wanted = writes.flatMap(({ kind, id }) => (kind === 'disturbance' && id !== undefined ? [id] : []));
  for (const started = performance.now(); ;) {
    const counts = new Map<string, number>();
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const { body } = await call(
        'GET',
        `/api/notifications/v1/notifications?topics=DISTURBANCE&pageSize=100&page=${page}`,
      );
      const list = body as { items: { objectId: string }[]; totalPages: number };
      pages = list.totalPages;
      for (const { objectId } of list.items) counts.set(objectId, (counts.get(objectId) ?? 0) + 1);
    }
    const left = wanted.filter((id) => counts.get(id) !== 1).length;
    if (left === 0 || performance.now() - started > 60_000) return left;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
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
