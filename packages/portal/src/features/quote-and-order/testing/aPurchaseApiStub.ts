import type {
  LocatedAddress,
  NearestAddress,
  QuoteRequest,
  SiteList,
  SiteListChange,
  SiteListCreate,
} from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { addressesUrl, placedOrdersUrl, quoteAndOrderUrl, quotesUrl, server } from '../../../testing/server.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import type { Coordinate } from '../where/coordinates.ts';
import {
  aFeasibility,
  aLocatedAddress,
  aPlannedSite,
  aSiteList,
  someDataCentres,
  someProducts,
} from './someSiteLists.ts';

export interface PurchaseApiStub {
  /** What addresses were looked for with. */
  readonly suggestions: readonly Record<string, string>[];
  /** The places whose nearest address was asked for. */
  readonly nearest: readonly Coordinate[];
  readonly made: readonly { list: SiteListCreate; key: string | null }[];
  readonly changes: readonly { change: SiteListChange; ifMatch: string | null }[];
  readonly requests: readonly { request: QuoteRequest; key: string | null }[];
}

/** The server's side of a purchase up to its quote: one list, its products, one address. */
export function aPurchaseApiStub({
  list = aSiteList(),
  located = aLocatedAddress(),
  near,
}: { list?: SiteList; located?: LocatedAddress; near?: NearestAddress } = {}): PurchaseApiStub {
  const suggestions: Record<string, string>[] = [];
  const nearest: Coordinate[] = [];
  const made: PurchaseApiStub['made'][number][] = [];
  const changes: PurchaseApiStub['changes'][number][] = [];
  const requests: PurchaseApiStub['requests'][number][] = [];
  let { version } = list;
  server.use(
    http.get(addressesUrl('/address/suggest'), ({ request }) => {
      suggestions.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({
        candidates: [
          { text: 'Norra Kajen', magicKey: 'key-0', kind: 'street', country: 'SE', confidence: null, buildings: 0 },
          {
            text: located.text,
            magicKey: 'key-1',
            kind: 'address',
            country: 'SE',
            confidence: 'onNet',
            buildings: located.buildings.length,
          },
        ],
      });
    }),
    http.get(addressesUrl('/address'), () => HttpResponse.json(located)),
    http.get(addressesUrl('/address/nearest'), ({ request }) => {
      const { longitude = '', latitude = '' } = Object.fromEntries(new URL(request.url).searchParams);
      nearest.push({ longitude: Number(longitude), latitude: Number(latitude) });
      return HttpResponse.json({ candidates: near ? [near] : [] });
    }),
    http.get(quoteAndOrderUrl('/customer-sites'), () =>
      HttpResponse.json({ items: [aService().site], totalItems: 1, totalPages: 1, currentPage: 0 }),
    ),
    http.get(quoteAndOrderUrl('/optical/options'), () =>
      HttpResponse.json({ products: [], dataCentres: someDataCentres }),
    ),
    http.get(quoteAndOrderUrl('/planned-customer-site-lists'), () =>
      HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0, counts: { total: 0 } }),
    ),
    http.post(quoteAndOrderUrl('/planned-customer-site-lists'), async ({ request }) => {
      made.push({ list: (await request.json()) as SiteListCreate, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json(list, { status: 201 });
    }),
    http.get(quoteAndOrderUrl('/planned-customer-site-lists/:id'), ({ params }) =>
      params['id'] === list.id
        ? HttpResponse.json({ ...list, version })
        : HttpResponse.json(aProblem(404), { status: 404 }),
    ),
    http.patch(quoteAndOrderUrl('/planned-customer-site-lists/:id'), async ({ request }) => {
      const ifMatch = request.headers.get('If-Match');
      changes.push({ change: (await request.json()) as SiteListChange, ifMatch });
      if (ifMatch !== `"${version}"`) return HttpResponse.json(aProblem(412), { status: 412 });
      version += 1;
      return HttpResponse.json({ ...list, version });
    }),
    http.get(quoteAndOrderUrl('/quotable-products'), () => HttpResponse.json({ items: someProducts })),
    http.post(quoteAndOrderUrl('/feasibility-checks'), async ({ request }) => {
      const { sites } = (await request.json()) as { sites: { id: string }[] };
      return HttpResponse.json({ items: sites.map(({ id }) => aFeasibility(id)) });
    }),
    http.post(quoteAndOrderUrl('/price-estimates'), async ({ request }) => {
      const asked = (await request.json()) as { capacitiesBps: number[]; terms: number[]; accessTypes: string[] };
      const amounts = { monthlyMinor: 215_000, oneTimeMinor: 950_000 };
      return HttpResponse.json({
        currency: 'SEK',
        capacityBps: asked.capacitiesBps[0],
        termMonths: asked.terms[0],
        accessType: asked.accessTypes[0],
        level: 'firm',
        ...amounts,
        lines: [
          {
            ruleId: 'PR-0412',
            name: 'List price',
            kind: 'list',
            basisPoints: null,
            monthlyChangeMinor: amounts.monthlyMinor,
            oneTimeChangeMinor: amounts.oneTimeMinor,
            ...amounts,
          },
        ],
      });
    }),
    // How many there are stands in the tabs.
    http.get(quotesUrl('/connection-searches'), () =>
      HttpResponse.json({
        items: [],
        totalItems: 0,
        totalPages: 0,
        currentPage: 0,
        counts: { total: 0, waiting: 0, approvals: 0 },
      }),
    ),
    http.get(placedOrdersUrl('/orders'), () =>
      HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }),
    ),
    http.post(quotesUrl('/connection-searches'), async ({ request }) => {
      requests.push({ request: (await request.json()) as QuoteRequest, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json({ id: `quote-${requests.length}`, number: `Q-${requests.length}` }, { status: 202 });
    }),
  );
  return { suggestions, nearest, made, changes, requests };
}

/** A list of so many valid sites. */
export function aListOf(count: number): SiteList {
  return aSiteList({
    sites: Array.from({ length: count }, (_, index) =>
      aPlannedSite({ id: `site-${index + 1}`, row: index + 1, name: `Site ${index + 1}` }),
    ),
  });
}
