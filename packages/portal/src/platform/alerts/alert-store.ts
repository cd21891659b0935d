import { type AlertInit, type AlertQueue, createAlertQueue } from '@skerry/ui';
import type { MessageDescriptor } from './error-message.ts';

export interface PortalAlert extends AlertInit<MessageDescriptor> {
  /** What failed, before why. @default the message says it */
  readonly title?: MessageDescriptor;
  /** The failure itself, for the debug panel of the provider's own staff. */
  readonly error?: unknown;
}

/** The alerts of the page. How long each stays is the kit's. */
export type AlertStore = AlertQueue<PortalAlert>;

export const createAlertStore = (): AlertStore => createAlertQueue<PortalAlert>();
