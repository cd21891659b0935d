import accountRegistration from './generated/account-registration.json' with { type: 'json' };
import cases from './generated/cases.json' with { type: 'json' };
import customerContact from './generated/customer-contact.json' with { type: 'json' };
import deliveryStatus from './generated/delivery-status.json' with { type: 'json' };
import disturbances from './generated/disturbances.json' with { type: 'json' };
import notifications from './generated/notifications.json' with { type: 'json' };
import operationalStatus from './generated/operational-status.json' with { type: 'json' };
import orders from './generated/orders.json' with { type: 'json' };
import portalUser from './generated/portal-user.json' with { type: 'json' };
import quoteAndOrder from './generated/quote-and-order.json' with { type: 'json' };
import quoteAndOrderV2 from './generated/quote-and-order-v2.json' with { type: 'json' };
import quoteAndOrderV4 from './generated/quote-and-order-v4.json' with { type: 'json' };
import quoteAndOrderV5 from './generated/quote-and-order-v5.json' with { type: 'json' };
import networkMap from './generated/network-map.json' with { type: 'json' };
import serviceChanges from './generated/service-changes.json' with { type: 'json' };
import services from './generated/services.json' with { type: 'json' };
import signIn from './generated/sign-in.json' with { type: 'json' };
import sites from './generated/sites.json' with { type: 'json' };
import sitesV1 from './generated/sites-v1.json' with { type: 'json' };
import tickets from './generated/tickets.json' with { type: 'json' };
import userAdmin from './generated/user-admin.json' with { type: 'json' };
import devMail from './generated/dev-mail.json' with { type: 'json' };
import type { ApiId } from './apis.ts';

/** The part of an OpenAPI document that a program reads: which operations there are, and who may call them. */
export interface ApiDocument {
  'x-for-inactive-customers'?: boolean;
  paths: Record<string, Record<string, unknown>>;
}

/** The documents of the APIs, every reference resolved. A separate entry, so that no page loads them. */
export const documents: Record<ApiId, ApiDocument> = {
  'user-admin': userAdmin,
  'portal-user': portalUser,
  'quote-and-order': quoteAndOrder,
  'account-registration': accountRegistration,
  cases,
  services,
  sites,
  'sites-v1': sitesV1,
  'network-map': networkMap,
  orders,
  'delivery-status': deliveryStatus,
  'quote-and-order-v2': quoteAndOrderV2,
  'quote-and-order-v4': quoteAndOrderV4,
  'quote-and-order-v5': quoteAndOrderV5,
  'service-changes': serviceChanges,
  disturbances,
  'operational-status': operationalStatus,
  'customer-contact': customerContact,
  tickets,
  notifications,
};

/** The documents of what the embedded identity provider serves. */
export const identityDocuments: Record<'sign-in' | 'dev-mail', ApiDocument> = {
  'sign-in': signIn,
  'dev-mail': devMail,
};

export interface Operation {
  operationId: string;
  /** In upper case. */
  method: string;
  /** With parameters in braces, for example `/customer/users/{userId}`. */
  path: string;
  /** Any of these is enough; `*` is everybody who is signed in. */
  roles: readonly string[];
  /** Open to everybody. */
  isPublic: boolean;
  /** For the provider's staff alone. */
  isStaffOnly: boolean;
  /** Left to customers who are no longer active: said of a whole document or of one operation. All else is closed to them. */
  isForInactiveCustomers: boolean;
  /** Forbidden to staff who act as a customer's user. */
  isRefusedWhileActing: boolean;
  /** Its body is a form with a file. */
  takesFile: boolean;
  /** Its success is a streamed file. */
  answersFile: boolean;
  /** Its success is a stream of server-sent events, which lasts. */
  answersEvents: boolean;
  /** Largest body in bytes, if larger than the server's default. */
  maxBodyLength: number | undefined;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of a document. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as
        | {
            operationId: string;
            'x-roles'?: string[];
            'x-public'?: boolean;
            'x-staff-only'?: boolean;
            'x-for-inactive-customers'?: boolean;
            'x-refused-while-acting'?: boolean;
            'x-max-body-length'?: number;
            requestBody?: { content?: object };
            responses: Record<string, { content?: object }>;
          }
        | undefined;
      if (operation === undefined) return [];
      return [
        {
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          roles: operation['x-roles'] ?? [],
          isPublic: operation['x-public'] === true,
          isStaffOnly: operation['x-staff-only'] === true,
          isForInactiveCustomers:
            (operation['x-for-inactive-customers'] ?? document['x-for-inactive-customers']) === true,
          isRefusedWhileActing: operation['x-refused-while-acting'] === true,
          takesFile: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
          answersFile: isFile(operation.responses['200']?.content),
          answersEvents: 'text/event-stream' in (operation.responses['200']?.content ?? {}),
          maxBodyLength: operation['x-max-body-length'],
        },
      ];
    }),
  );
}

function isFile(content: object | undefined): boolean {
  return content !== undefined && !('application/json' in content);
}
