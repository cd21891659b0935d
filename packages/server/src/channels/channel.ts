import type { TenantQueries } from '../database/connect.ts';
import type { EventType } from '../notifications/event-types.ts';
import type { EventRow, Recipient } from '../notifications/recipients.ts';
import type { StoredSettings } from '../notifications/settings.repository.ts';

/** An event as it is told: what happened, and which of the customer's users hear of it. */
export interface ToldEvent {
  event: EventRow;
  type: EventType;
  recipients: readonly Recipient[];
  settingsOf: (userId: string) => StoredSettings;
  now: Date;
}

/**
 * A way to reach people and systems outside of the portal: mail, webhooks and text messages. The bell is none, since it is in the portal. What a
 * channel sends waits in an outbox of its own, so that one that is slow or out of order holds up no other.
 */
export interface Channel {
  readonly name: 'mail' | 'webhook' | 'sms';
  /** How often it sends, in milliseconds. */
  readonly interval: number;
  /** Puts what an event has to say into the outbox, in the transaction that tells of it: that is all told, or nothing. */
  put(queries: Pick<TenantQueries, 'query' | 'customerId'>, told: ToldEvent): Promise<void>;
  /** One round: sends what is due. What can't be sent is tried again in a later round. Any number of processes may do so. */
  send(isEnding?: () => boolean): Promise<void>;
}
