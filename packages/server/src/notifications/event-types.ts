import type { ContactType, NotificationTopic, Role } from '@skerry/contracts';
import { orderingRoles } from '@skerry/contracts';

export type Severity = 'info' | 'success' | 'warning' | 'danger';

/** A table whose rows a narrowed person sees in part; others are for those who are named. */
type ObjectType = 'order' | 'serviceChange' | 'quote' | 'approval' | 'roleRequest' | 'disturbance' | 'plannedWork';

export interface EventType {
  topic: NotificationTopic;
  objectType: ObjectType;
  severity: Severity;
  /** Something has to be done, until another event settles it. */
  isAction?: true;
  /** Holders of any of these are told, as far as they may see the object. */
  roles?: readonly Role[];
  /** Told where nobody is known by name. */
  rolesInstead?: readonly Role[];
  /** The company's contacts for this purpose are told too, as far as they cover a service that it touches. */
  contacts?: Extract<ContactType, 'NOC' | 'PLANNED_WORK'>;
  /** What was to be done about the object before, and is done now. */
  settles?: readonly string[];
  /** A mail of its own goes out with the write itself. */
  isMailedByWrite?: true;
  /** Comes through in quiet hours, where the impact is an outage. */
  isUrgent?: true;
  /** Tells nobody anything: it settles. */
  isSilent?: true;
}

const viewers: readonly Role[] = ['OperationStaff', 'OperationResponsible', 'BillingResponsible'];
const ofOrder = { topic: 'ORDER', objectType: 'order', roles: ['DeliveryResponsible'] } as const;
const ofChange = {
  topic: 'CHANGE_REQUEST',
  objectType: 'serviceChange',
  rolesInstead: ['OperationResponsible'],
} as const;
const ofQuote = { topic: 'QUOTE', objectType: 'quote', rolesInstead: ['OperationResponsible'] } as const;
const ofDisturbance = { topic: 'DISTURBANCE', objectType: 'disturbance', roles: viewers, contacts: 'NOC' } as const;
const ofWork = { topic: 'PLANNED_WORK', objectType: 'plannedWork', roles: viewers } as const;
const ofWorkToAll = { ...ofWork, contacts: 'PLANNED_WORK' } as const;
const quoteActions = ['quoteInputNeeded', 'quoteExpires'] as const;

/** Every event that is told, after pages.md 3.25: what it is about, and who is to know. */
export const eventTypes = {
  orderDateConfirmed: { ...ofOrder, severity: 'success', settles: ['orderDateChanged'] },
  orderDateChanged: { ...ofOrder, severity: 'warning', isAction: true, settles: ['orderDateChanged'] },
  orderDelayed: { ...ofOrder, severity: 'warning', settles: ['orderDateChanged'] },
  orderCompleted: { ...ofOrder, severity: 'success', settles: ['orderDateChanged'] },
  orderSettled: { ...ofOrder, severity: 'info', settles: ['orderDateChanged'], isSilent: true },

  changeApprovalAsked: {
    topic: 'CHANGE_REQUEST',
    objectType: 'serviceChange',
    roles: ['OperationResponsible'],
    severity: 'info',
    isAction: true,
  },
  changeInfoNeeded: { ...ofChange, severity: 'warning', isAction: true },
  changeScheduled: { ...ofChange, severity: 'info', settles: ['changeInfoNeeded'] },
  changeDone: { ...ofChange, severity: 'success', settles: ['changeInfoNeeded'] },
  changeRolledBack: { ...ofChange, severity: 'danger', settles: ['changeInfoNeeded'] },
  changeAnswered: { ...ofChange, severity: 'info', settles: ['changeInfoNeeded'], isSilent: true },
  changeSettled: {
    ...ofChange,
    severity: 'info',
    settles: ['changeInfoNeeded', 'changeApprovalAsked'],
    isSilent: true,
  },

  quotePriced: { ...ofQuote, severity: 'success', settles: quoteActions },
  quoteInputNeeded: { ...ofQuote, severity: 'warning', isAction: true },
  quoteNoSolution: { ...ofQuote, severity: 'warning', settles: quoteActions },
  quoteExpires: { ...ofQuote, severity: 'warning', settles: ['quoteExpires'] },
  quoteSettled: { ...ofQuote, severity: 'info', settles: quoteActions, isSilent: true },

  approvalAsked: {
    topic: 'APPROVAL',
    objectType: 'approval',
    roles: orderingRoles,
    severity: 'info',
    isAction: true,
    isMailedByWrite: true,
  },
  approvalGiven: {
    topic: 'APPROVAL',
    objectType: 'approval',
    severity: 'success',
    settles: ['approvalAsked'],
    isMailedByWrite: true,
  },
  approvalRefused: {
    topic: 'APPROVAL',
    objectType: 'approval',
    severity: 'warning',
    settles: ['approvalAsked'],
    isMailedByWrite: true,
  },
  approvalFailed: {
    topic: 'APPROVAL',
    objectType: 'approval',
    severity: 'danger',
    settles: ['approvalAsked'],
    isMailedByWrite: true,
  },
  approvalSettled: {
    topic: 'APPROVAL',
    objectType: 'approval',
    severity: 'info',
    settles: ['approvalAsked'],
    isSilent: true,
  },

  roleAsked: {
    topic: 'ROLE_REQUEST',
    objectType: 'roleRequest',
    roles: ['UserAdministrator'],
    severity: 'info',
    isAction: true,
    isMailedByWrite: true,
  },
  roleApproved: {
    topic: 'ROLE_REQUEST',
    objectType: 'roleRequest',
    severity: 'success',
    settles: ['roleAsked'],
    isMailedByWrite: true,
  },
  roleDenied: {
    topic: 'ROLE_REQUEST',
    objectType: 'roleRequest',
    severity: 'warning',
    settles: ['roleAsked'],
    isMailedByWrite: true,
  },

  disturbanceOpened: { ...ofDisturbance, severity: 'danger', isUrgent: true },
  disturbanceUpdated: { ...ofDisturbance, severity: 'warning', isUrgent: true },
  disturbanceResolved: { ...ofDisturbance, severity: 'success' },
  workAnnounced: { ...ofWorkToAll, severity: 'info' },
  workAnswerWanted: { ...ofWorkToAll, severity: 'info', isAction: true, settles: ['workAnswerWanted'] },
  workMoved: { ...ofWorkToAll, severity: 'warning' },
  workUpdated: { ...ofWork, severity: 'info' },
  workCancelled: { ...ofWorkToAll, severity: 'info', settles: ['workAnswerWanted'] },
  workAnswered: { ...ofWork, severity: 'info', settles: ['workAnswerWanted'], isSilent: true },
  workAhead: { ...ofWorkToAll, topic: 'WORK_REMINDER', severity: 'info' },
  workStarted: { ...ofWorkToAll, topic: 'WORK_REMINDER', severity: 'info', settles: ['workAnswerWanted'] },
  workEnded: { ...ofWorkToAll, topic: 'WORK_REMINDER', severity: 'success', settles: ['workAnswerWanted'] },
} as const satisfies Record<string, EventType>;

export type EventTypeId = keyof typeof eventTypes;

/** Those that tell somebody something. */
export type ToldEventType = {
  [Id in EventTypeId]: (typeof eventTypes)[Id] extends { isSilent: true } ? never : Id;
}[EventTypeId];

export function eventTypeOf(id: string): EventType | undefined {
  return Object.hasOwn(eventTypes, id) ? eventTypes[id as EventTypeId] : undefined;
}

/** Where in the portal the object is. */
export function pathOf(objectType: string, objectId: string): string {
  const id = encodeURIComponent(objectId);
  switch (objectType as ObjectType) {
    case 'order':
      return `/services/orders/${id}`;
    case 'serviceChange':
      return `/service-change-request/${id}`;
    case 'quote':
      return `/quote-and-order?quote=${id}`;
    case 'approval':
      return `/quote-and-order?approval=${id}`;
    case 'roleRequest':
      return '/users/role-requests';
    case 'disturbance':
      return `/operational-status/disturbances/${id}`;
    case 'plannedWork':
      return `/operational-status/planned-works/${id}`;
  }
}
