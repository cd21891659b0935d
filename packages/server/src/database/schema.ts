import type { ContactTables } from './schema/contacts.ts';
import type { ContentTables } from './schema/content.ts';
import type { ChangeRequestTables } from './schema/change-requests.ts';
import type { DisturbanceTables } from './schema/disturbances.ts';
import type { NotificationTables } from './schema/notifications.ts';
import type { OpticalTables } from './schema/optical.ts';
import type { OrderTables } from './schema/orders.ts';
import type { PreferenceTables } from './schema/portal-user.ts';
import type { QuoteTables } from './schema/quotes.ts';
import type { RecordTables } from './schema/records.ts';
import type { ServiceTables } from './schema/services.ts';
import type { SiteListTables } from './schema/site-lists.ts';
import type { SignInTables } from './schema/sign-in.ts';
import type { TicketTables } from './schema/tickets.ts';
import type { UserTables } from './schema/users.ts';
import type { SmsTables } from './schema/sms.ts';
import type { WebhookTables } from './schema/webhooks.ts';

/** The tables of migrations/, as the query builder sees them. */
export interface Schema
  extends
    UserTables,
    ServiceTables,
    OrderTables,
    ChangeRequestTables,
    DisturbanceTables,
    NotificationTables,
    OpticalTables,
    QuoteTables,
    SiteListTables,
    ContactTables,
    ContentTables,
    PreferenceTables,
    RecordTables,
    SignInTables,
    SmsTables,
    TicketTables,
    WebhookTables {}
