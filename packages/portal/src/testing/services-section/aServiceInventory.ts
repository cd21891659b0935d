import {
  validateInvoiceText,
  type SavedView,
  type SavedViewDetails,
  type ServiceDetails,
  type ServicesChange,
  type ServiceTag,
  type ServiceTagDetails,
} from '@skerry/contracts';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { aProblem } from '../builders.ts';
import { networkMapUrl, ordersUrl, portalUserUrl, server, servicesUrl } from '../server.ts';
import { theFacets, theHistory, theMap, theSavedViews, theTags, threeServices } from './someServices.ts';

interface Call {
  method: string;
  path: string;
  query: Record<string, string[]>;
  body: unknown;
  ifMatch: string | null;
}

/** The server's side of services as the contract has it, kept in memory: versions, tags, texts. What a filter finds is the server's own matter. */
export interface ServiceInventory {
  services: ServiceDetails[];
  tags: ServiceTag[];
  savedViews: SavedView[];
  readonly calls: readonly Call[];
  /** The calls to a path, in their order. */
  to(method: string, path: string): Call[];
}

export function aServiceInventory(services = threeServices()): ServiceInventory {
  const calls: Call[] = [];
  const inventory: ServiceInventory = {
    services,
    tags: theTags(),
    savedViews: theSavedViews(),
    calls,
    to: (method, path) => calls.filter((call) => call.method === method && call.path === path),
  };

  const resolve =
    (answer: (call: Call, id: string) => Response): HttpResponseResolver =>
    async ({ request, params }) => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const call: Call = {
        method: request.method,
        path: url.pathname.replace(/^.*\/v1/, ''),
        query: Object.fromEntries([...url.searchParams.keys()].map((key) => [key, url.searchParams.getAll(key)])),
        body: text === '' ? undefined : JSON.parse(text),
        ifMatch: request.headers.get('If-Match'),
      };
      calls.push(call);
      return answer(call, String(params['id'] ?? ''));
    };
  const refusal = (status: number, parts = {}) => HttpResponse.json(aProblem(status, parts), { status });

  function change(call: Call, serviceId: string, parts: Partial<ServiceDetails>): Response {
    const service = inventory.services.find((each) => each.serviceId === serviceId);
    if (!service) return refusal(404);
    if (call.ifMatch !== `"${service.version}"`) return refusal(412);
    const changed = { ...service, ...parts, version: service.version + 1 };
    inventory.services = inventory.services.map((each) => (each === service ? changed : each));
    return HttpResponse.json(changed);
  }
  const references = (ids: readonly string[]) => inventory.tags.filter(({ id }) => ids.includes(id));

  server.use(
    // Nothing can be ordered, until a test says what.
    http.get(ordersUrl('/services/:id/offers'), ({ params }) =>
      HttpResponse.json({ serviceId: params['id'], upgrades: [], addons: [], replacements: [], termination: null }),
    ),
    http.get(
      servicesUrl('/services'),
      resolve(() =>
        HttpResponse.json({
          items: inventory.services,
          totalPages: 1,
          currentPage: 0,
          totalItems: inventory.services.length,
        }),
      ),
    ),
    http.get(
      servicesUrl('/services/facets'),
      resolve(() => HttpResponse.json(theFacets())),
    ),
    http.get(
      servicesUrl('/services/export'),
      resolve(
        () =>
          new HttpResponse('PK', {
            headers: { 'Content-Disposition': 'attachment; filename="services-2026-11-21.xlsx"' },
          }),
      ),
    ),
    http.post(
      servicesUrl('/services/export'),
      resolve(
        () => new HttpResponse('a;b', { headers: { 'Content-Disposition': 'attachment; filename="services.csv"' } }),
      ),
    ),
    http.post(
      servicesUrl('/services/bulk'),
      resolve(({ body }) => {
        const { ids = inventory.services.map(({ serviceId }) => serviceId), op } = body as ServicesChange;
        if (op.type !== 'setInvoiceTexts') return HttpResponse.json({ ok: ids, failed: [] });
        const texts = new Map(op.texts?.map(({ id, invoiceText }) => [id, invoiceText]));
        inventory.services = inventory.services.map((service) => ({
          ...service,
          invoiceText: texts.get(service.serviceId) ?? service.invoiceText,
        }));
        return HttpResponse.json({ ok: [...texts.keys()], failed: [] });
      }),
    ),
    http.post(
      servicesUrl('/services/lookup'),
      resolve(({ body }) => {
        const { ids } = body as { ids: string[] };
        const found = inventory.services.filter(({ serviceId }) => ids.includes(serviceId));
        return HttpResponse.json({
          items: found.map(({ serviceId, serviceName, invoiceText }) => ({ serviceId, serviceName, invoiceText })),
        });
      }),
    ),
    http.get(
      servicesUrl('/services/:id'),
      resolve((_call, id) => {
        const service = inventory.services.find(({ serviceId }) => serviceId === id);
        return service ? HttpResponse.json(service) : refusal(404);
      }),
    ),
    http.put(
      servicesUrl('/services/:id'),
      resolve((call, id) => change(call, id, { tags: references((call.body as { tagIds: string[] }).tagIds) })),
    ),
    http.put(
      servicesUrl('/services/:id/invoice-text'),
      resolve((call, id) => {
        const { invoiceText } = call.body as { invoiceText: string };
        const fault = validateInvoiceText(invoiceText);
        if (fault) return refusal(422, { errors: [{ field: 'invoiceText', message: fault.code, ...fault }] });
        return change(call, id, { invoiceText });
      }),
    ),
    http.get(
      servicesUrl('/services/:id/history'),
      resolve(() => HttpResponse.json({ items: theHistory(), totalPages: 1, currentPage: 0 })),
    ),
    http.get(
      servicesUrl('/tags'),
      resolve(() => HttpResponse.json({ items: inventory.tags })),
    ),
    http.post(
      servicesUrl('/tags'),
      resolve(({ body }) => {
        const details = body as ServiceTagDetails;
        if (inventory.tags.some(({ name }) => name.toLowerCase() === details.name.toLowerCase())) {
          const errors = [{ field: 'name', code: 'taken', message: 'taken' }];
          return refusal(409, { code: 'TAG_NAME_TAKEN', errors });
        }
        const tag = { id: `tag-${details.name}`, description: '', usedBy: 0, version: 1, ...details };
        inventory.tags = [...inventory.tags, tag];
        return HttpResponse.json(tag, { status: 201 });
      }),
    ),
    http.put(
      servicesUrl('/tags/:id'),
      resolve((call, id) => {
        const tag = inventory.tags.find((each) => each.id === id);
        if (!tag) return refusal(404);
        if (call.ifMatch !== `"${tag.version}"`) return refusal(412);
        const changed = { ...tag, ...(call.body as ServiceTagDetails), version: tag.version + 1 };
        inventory.tags = inventory.tags.map((each) => (each === tag ? changed : each));
        return HttpResponse.json(changed);
      }),
    ),
    http.delete(
      servicesUrl('/tags/:id'),
      resolve((_call, id) => {
        inventory.tags = inventory.tags.filter((tag) => tag.id !== id);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.get(
      portalUserUrl('/saved-views'),
      resolve(() => HttpResponse.json({ items: inventory.savedViews })),
    ),
    http.post(
      portalUserUrl('/saved-views'),
      resolve(({ body }) => {
        const details = body as SavedViewDetails;
        if (inventory.savedViews.some(({ name }) => name === details.name)) {
          const errors = [{ field: 'name', code: 'taken', message: 'taken' }];
          return refusal(409, { code: 'SAVED_VIEW_NAME_TAKEN', errors });
        }
        const rights = { ownerName: 'Astrid Lindqvist', isOwn: true, mayChange: true };
        const { opensFirst = false } = details;
        const saved = { id: `view-${details.name}`, ...details, opensFirst, ...rights, version: 1 };
        inventory.savedViews = [...withFirst(inventory.savedViews, opensFirst), saved];
        return HttpResponse.json(saved, { status: 201 });
      }),
    ),
    http.put(
      portalUserUrl('/saved-views/:id'),
      resolve((call, id) => {
        const saved = inventory.savedViews.find((each) => each.id === id);
        if (!saved) return refusal(404);
        if (call.ifMatch !== `"${saved.version}"`) return refusal(412);
        const changed = { ...saved, ...(call.body as SavedViewDetails), version: saved.version + 1 };
        inventory.savedViews = withFirst(inventory.savedViews, changed.opensFirst).map((each) =>
          each.id === id ? changed : each,
        );
        return HttpResponse.json(changed);
      }),
    ),
    http.delete(
      portalUserUrl('/saved-views/:id'),
      resolve((_call, id) => {
        inventory.savedViews = inventory.savedViews.filter((saved) => saved.id !== id);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.get(
      networkMapUrl('/map'),
      resolve(() => HttpResponse.json(theMap())),
    ),
  );
  return inventory;
}

/** A list opens with one view at most. */
function withFirst(views: readonly SavedView[], isTaken: boolean): SavedView[] {
  return views.map((each) => ({ ...each, opensFirst: each.opensFirst && !isTaken }));
}
