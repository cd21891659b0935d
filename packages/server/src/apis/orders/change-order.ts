import {
  dayOf,
  daysOfIsoWeek,
  freezesDuring,
  possibleOrderActions,
  type Order,
  type OrderAction,
  type ordersOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import { once, type IdempotentCall } from '../../database/idempotency.ts';
import { refuseUnacceptedRisk, wholeDays } from '../../disturbances/accepted-risk.ts';
import type { Handlers } from '../../http/operation.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import { nameOf, type Principal } from '../../identity/principal.ts';
import { existingOrder } from './existing-order.ts';
import {
  answerQuestion,
  insertDateRequest,
  insertMessage,
  moveOrder,
  respondToCharge,
  settleOrder,
  updateContact,
  withdrawDateRequests,
} from './order-changes.repository.ts';
import {
  changedContact,
  checkAcceptedDate,
  checkMove,
  checkWantedWeek,
  openCharge,
  openQuestion,
  optionalText,
  refuseUnless,
  requiredText,
} from './order-checks.ts';
import type { OrderRow, StoredOrder } from './order-row.ts';
import { orderOf } from './order-view.ts';
import { settleOrderNotices, tellOfMove } from './tell-of-order.ts';

type ChangeHandlers = Pick<
  Handlers<ordersOperations>,
  | 'sendOrderMessage'
  | 'requestOrderDate'
  | 'acceptOrderDate'
  | 'respondToOrderCharge'
  | 'cancelOrder'
  | 'changeOrderStatus'
  | 'changeInstallationContact'
>;

/** What customers and the provider's staff can do with an order. */
export function orderChangeHandlers(database: Database): ChangeHandlers {
  return {
    sendOrderMessage: (call) =>
      created(call, async (transaction, stored) => {
        const { questionId } = call.body;
        const text = requiredText('text', call.body.text);
        const question = questionId === undefined ? undefined : openQuestion(stored, questionId);
        refuse(stored.order, question === undefined ? 'message' : 'answer');
        const authorName = nameOf(call.principal);
        const id = await insertMessage(transaction, stored.order.id, { authorName, text });
        if (question !== undefined) await answerQuestion(transaction, question.id, id);
        await settleOrder(transaction, stored.order.id);
        return { after: { messageId: id, questionId, text } };
      }),

    requestOrderDate: (call) =>
      created(call, async (transaction, stored) => {
        const { wantedWeek, redundancyAccepted } = call.body;
        const text = optionalText('text', call.body.text);
        checkWantedWeek(wantedWeek, dayOf(new Date()));
        refuse(stored.order, 'date');
        const days = daysOfIsoWeek(wantedWeek);
        if (days !== undefined) await refuseRisk(transaction, stored.order, days, call.body);
        const inFreeze = await isInFreeze(transaction, stored.order, wantedWeek);
        const requestedBy = nameOf(call.principal);
        await insertDateRequest(transaction, stored.order.id, { wantedWeek, inFreeze, text, requestedBy });
        await settleOrder(transaction, stored.order.id);
        return { after: { wantedWeek, inFreeze, text, redundancyAccepted } };
      }),

    acceptOrderDate: (call) =>
      created(call, async (transaction, { order }) => {
        const { confirmedDeliveryAt: confirmedOn, redundancyAccepted } = call.body;
        refuse(order, 'date');
        checkAcceptedDate(order, confirmedOn);
        await refuseRisk(transaction, order, { from: confirmedOn, to: confirmedOn }, call.body);
        const status = 'CONFIRMED_DELIVERY';
        await withdrawDateRequests(transaction, order.id);
        await moveOrder(transaction, order, { status, confirmedOn, text: '', at: new Date() });
        await settleOrder(transaction, order.id);
        await settleOrderNotices(transaction, order);
        const after = { status, confirmedDeliveryAt: confirmedOn, redundancyAccepted };
        return { before: { status: order.status }, after };
      }),

    respondToOrderCharge: (call) =>
      created(call, async (transaction, stored) => {
        const { chargeId, accepted } = call.body;
        const charge = openCharge(stored, chargeId, new Date());
        await respondToCharge(transaction, charge.id, { accepted, name: nameOf(call.principal) });
        await settleOrder(transaction, stored.order.id);
        return { after: { chargeId, accepted } };
      }),

    cancelOrder: (call) =>
      created(call, async (transaction, { order }) => {
        const text = requiredText('reason', call.body.reason);
        refuse(order, 'cancel');
        const confirmedOn = order.confirmed_delivery_on;
        await moveOrder(transaction, order, { status: 'CANCELLED', confirmedOn, text, at: new Date() });
        await settleOrderNotices(transaction, order);
        return { before: { status: order.status }, after: { status: 'CANCELLED', reason: text } };
      }),

    changeOrderStatus: (call) =>
      created(call, async (transaction, { order }) => {
        const { status, confirmedDeliveryAt } = call.body;
        const text = optionalText('text', call.body.text);
        const confirmedOn = checkMove(order, status, confirmedDeliveryAt);
        await moveOrder(transaction, order, { status, confirmedOn, text, at: new Date() });
        await tellOfMove(transaction, order, { status, confirmedOn }, call.principal);
        return {
          before: { status: order.status, confirmedDeliveryAt: order.confirmed_delivery_on },
          after: { status, confirmedDeliveryAt: confirmedOn, text },
        };
      }),

    changeInstallationContact: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        const { order } = await existingOrder(transaction, call.path.orderId, { forUpdate: true });
        checkVersion(order, call.ifMatch);
        const contact = changedContact(order, call.body);
        refuse(order, 'contact');
        await updateContact(transaction, order.id, contact);
        const before = { name: order.contact_name, email: order.contact_email, phone: order.contact_phone };
        await auditOrder(transaction, call, order, { before, after: contact });
        return { status: 200, ...(await answerOf(transaction, call.principal, order.id)) };
      }),
  };

  /** A write that is done once for each key, with its audit row, and answers the order as it is then. */
  function created(
    call: IdempotentCall & { path: { orderId: string }; traceId: string },
    change: (transaction: Transaction, stored: StoredOrder) => Promise<{ before?: object; after: object }>,
  ) {
    return database.withTenant(call.principal, (transaction) =>
      once(transaction, { ...call, body: { orderId: call.path.orderId, ...(call.body as object) } }, async () => {
        const stored = await existingOrder(transaction, call.path.orderId, { forUpdate: true });
        await auditOrder(transaction, call, stored.order, await change(transaction, stored));
        return { status: 201 as const, ...(await answerOf(transaction, call.principal, stored.order.id)) };
      }),
    );
  }
}

async function answerOf(
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<{ body: Order; headers: { ETag: string } }> {
  const body = orderOf(await existingOrder(transaction, id), { roles: principal.roles, now: new Date() });
  return { body, headers: { ETag: etagOf(body) } };
}

/** What the order's state rules out. Roles are checked by the contract. */
function refuse(order: OrderRow, action: OrderAction): void {
  const possible = possibleOrderActions({
    status: order.status,
    hasReachedPhysicalDelivery: order.physical_delivery_at !== null,
    hasOpenQuestion: order.has_open_question,
    hasOpenCharge: false,
  });
  refuseUnless(possible, action);
}

/** Whether the week touches a freeze period of the site's country. */
async function isInFreeze(transaction: Transaction, { country }: OrderRow, week: string): Promise<boolean> {
  const days = daysOfIsoWeek(week);
  if (days === undefined) return false;
  return freezesDuring(days, await listFreezePeriods(transaction, days.from), country.toLowerCase()).length > 0;
}

/** Refuses days on which the other member of the service's pair is touched, unless that is accepted. */
async function refuseRisk(
  transaction: Transaction,
  { id, service_id: serviceId }: OrderRow,
  { from, to }: { from: string; to: string },
  given: { redundancyAccepted?: boolean | undefined },
): Promise<void> {
  const serviceIds = serviceId === null ? [] : [serviceId];
  await refuseUnacceptedRisk(transaction, { serviceIds, ...wholeDays(from, to), exceptId: id }, given);
}

async function auditOrder(
  transaction: Transaction,
  { principal, traceId, operationId }: { principal: Principal; traceId: string; operationId: string },
  { id }: OrderRow,
  change: { before?: object; after: object },
): Promise<void> {
  await audit(transaction, { principal, traceId, action: operationId, objectType: 'order', objectId: id, ...change });
}
