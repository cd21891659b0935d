import {
  dayOf,
  serviceChanges,
  type Ineligible,
  type ServiceOffers,
  type ServiceOrderCreate,
  type ordersOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { findFeatureFlags } from '../../database/feature-flags.ts';
import { once } from '../../database/idempotency.ts';
import { refuseUnacceptedRisk, wholeDays } from '../../disturbances/accepted-risk.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { readChangePrices, type ChangePrices } from './change-prices.ts';
import { findMoveSite, findNewPlace, spotOf } from './moves.ts';
import { invalid } from './order-checks.ts';
import { internalMoveCharge, isReplacement, smartFiberOffer, terminationOf, upgradesOf } from './offers.ts';
import { seesFees } from './order-view.ts';
import {
  checkBody,
  checkChoice,
  checkFeature,
  countryOf,
  currencyOf,
  eligibilityOf,
  estimatedWeek,
  offeredOf,
  orderedChange,
  typesAlike,
  whyNot,
  type ChangeTerms,
} from './service-order-rules.ts';
import {
  findService,
  findServices,
  listProducts,
  lockOngoing,
  type Product,
  type ServiceRow,
} from './services.repository.ts';
import { insertOrders, type NewOrder } from './new-orders.repository.ts';

const prefix = '/api/orders/v1';

/** Changes of services: what can be ordered, and ordering it. */
export function serviceOrderHandlers(
  database: Database,
): Pick<Handlers<ordersOperations>, 'createServiceOrders' | 'getServiceOffers' | 'getMoveOffer'> {
  return {
    createServiceOrders: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, body, traceId, operationId } = call;
          const flags = await findFeatureFlags(transaction);
          checkFeature(body, flags);
          const today = dayOf(new Date());
          const products = await listProducts(transaction);
          const prices = await readChangePrices(transaction);
          const texts = checkBody(body, { products, addonIds: prices.addonIds, today });
          const terms: ChangeTerms = {
            currency: currencyOf(countryOf(principal.registry)),
            prices,
            place: await findNewPlace(transaction, body),
          };
          const { possible, failed } = await sorted(transaction, body, flags, { principal, terms });
          if (possible.length === 0) throw noneIsEligible(failed);
          await refuseRisk(transaction, body, possible);
          const orders = await insertOrders(
            transaction,
            possible.map((service) => newOrder(service, body, { ...texts, today, products, principal, terms })),
          );
          for (const order of orders)
            await audit(transaction, {
              principal,
              traceId,
              action: operationId,
              objectType: 'order',
              objectId: order.id,
              after: { ...body, orderServiceIds: [order.orderServiceId], orderNumber: order.orderNumber },
            });
          const [first] = orders;
          const headers: Record<string, string> =
            orders.length === 1 && first !== undefined ? { Location: `${prefix}/orders/${first.id}` } : {};
          return { status: 201 as const, body: { orders, failed }, headers };
        }),
      ),

    async getServiceOffers({ principal, path, query }) {
      const queries = database.readsOf(principal);
      const service = await findService(queries, path.serviceId);
      if (service === undefined) throw new ProblemError(404);
      const [flags, products] = [await findFeatureFlags(queries), await listProducts(queries)];
      const prices = await readChangePrices(queries);
      return { status: 200, body: offersOf(service, { flags, products, prices, principal, lastDay: query.lastDay }) };
    },

    async getMoveOffer({ principal, path, query: { siteId, ...spot } }) {
      const queries = database.readsOf(principal);
      const service = await findService(queries, path.serviceId);
      if (service === undefined) throw new ProblemError(404);
      const place =
        siteId === undefined ? spotOf({ floor: null, room: null, ...spot }) : await findMoveSite(queries, siteId);
      if (place === undefined)
        throw siteId === undefined ? invalid({ field: 'siteId', code: 'required' }) : new ProblemError(404);
      const currency = service.currency ?? currencyOf(countryOf(principal.registry));
      return { status: 200, body: (await readChangePrices(queries)).moveTo(service, place, currency) };
    },
  };
}

interface Failed {
  orderServiceId: string;
  code: Ineligible;
}

/** The services that can be changed so, and of the others why they can't. */
async function sorted(
  transaction: Transaction,
  body: ServiceOrderCreate,
  flags: Record<string, boolean>,
  { principal, terms }: { principal: Principal; terms: ChangeTerms },
): Promise<{ possible: ServiceRow[]; failed: Failed[] }> {
  const country = countryOf(principal.registry);
  const ongoing = await lockOngoing(transaction, typesAlike(body.orderType), body.orderServiceIds);
  const services = new Map(
    (await findServices(transaction, body.orderServiceIds)).map((service) => [service.order_service_id, service]),
  );
  const possible: ServiceRow[] = [];
  const failed: Failed[] = [];
  for (const orderServiceId of body.orderServiceIds) {
    const service = services.get(orderServiceId);
    const code = whyNot(body, service, { flags, country, ongoing, prices: terms.prices });
    if (code === undefined && service !== undefined) possible.push(service);
    else failed.push({ orderServiceId, code: code ?? 'NOT_FOUND' });
  }
  checkChoice(body, possible, terms);
  return { possible, failed };
}

/** Refuses a wished day on which the other member of a pair is touched, unless that is accepted. A new agreement touches nothing. */
async function refuseRisk(
  transaction: Transaction,
  body: ServiceOrderCreate,
  services: readonly ServiceRow[],
): Promise<void> {
  const day = body.lastDay ?? body.wantedAt;
  if (day === undefined || body.orderType === 'RENEGOTIATION_ORDER') return;
  const serviceIds = services.map(({ service_id: id }) => id);
  await refuseUnacceptedRisk(transaction, { serviceIds, ...wholeDays(day, day) }, body);
}

function noneIsEligible(failed: readonly Failed[]): ProblemError {
  if (failed.every(({ code }) => code === 'NOT_FOUND')) return new ProblemError(404);
  return new ProblemError(409, {
    code: 'NOT_ELIGIBLE',
    errors: failed.map(({ code }) => ({ field: 'orderServiceIds', code })),
  });
}

function newOrder(
  service: ServiceRow,
  body: ServiceOrderCreate,
  given: {
    text: string;
    reference: string;
    today: string;
    products: readonly Product[];
    principal: Principal;
    terms: ChangeTerms;
  },
): NewOrder {
  const { principal, text, reference, today, products, terms } = given;
  const { leadTimeWeeks, ...change } = orderedChange(body, service, { products, ...terms });
  return {
    service,
    place: terms.place,
    orderType: body.orderType,
    ...change,
    currency: service.currency ?? terms.currency,
    estimatedWeek: estimatedWeek(body, today, leadTimeWeeks),
    wantedOn: body.lastDay ?? body.wantedAt ?? null,
    text,
    reference,
    orderer: { name: `${principal.firstName} ${principal.lastName}`, email: principal.email },
  };
}

function offersOf(
  service: ServiceRow,
  given: {
    flags: Record<string, boolean>;
    products: readonly Product[];
    prices: ChangePrices;
    principal: Principal;
    lastDay: string | undefined;
  },
): ServiceOffers {
  const { flags, products, prices, principal, lastDay } = given;
  const country = countryOf(principal.registry);
  const found = eligibilityOf(service, flags, country);
  const offered = offeredOf(service, currencyOf(country));
  const { monthlyFee, currency } = offered;
  const renegotiations = found.renegotiate.ok ? prices.renegotiations(service, currency) : [];
  const isFinancial = seesFees(principal.roles);
  const { remainingFee, ...ending } = terminationOf(offered, dayOf(new Date()), lastDay);
  return {
    serviceId: service.service_id,
    orderServiceId: service.order_service_id,
    ...(isFinancial && { monthlyFee: monthlyFee === null ? null : { amount: monthlyFee, currency } }),
    upgrades: found.upgrade.ok ? upgradesOf(offered) : [],
    addons: [
      ...(found.addon.ok ? prices.addons(service, currency) : []),
      ...(found.smartFiber.ok ? [smartFiberOffer(currency)] : []),
    ],
    replacements: found.replace.ok
      ? products
          .filter(({ id }) => isReplacement(id, service))
          .map(({ id, translations }) => ({ productId: id, translations }))
      : [],
    renegotiations,
    internalMove: found.move.ok ? { oneTimeCharge: internalMoveCharge(currency) } : null,
    termination: found.terminate.ok ? { ...ending, ...(isFinancial && { remainingFee }) } : null,
    reasons: Object.fromEntries(
      serviceChanges.flatMap((change) => {
        const reason =
          change === 'renegotiate' && renegotiations.length === 0
            ? (found.renegotiate.reason ?? 'NO_PRICE')
            : found[change].reason;
        return reason === undefined ? [] : [[change, reason]];
      }),
    ),
  };
}
