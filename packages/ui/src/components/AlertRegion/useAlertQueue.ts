'use client';
import { useState, useSyncExternalStore } from 'react';
import { createAlertQueue, type AlertInit, type AlertQueue, type QueuedAlert } from './alertQueue.ts';

/**
 * A queue of alerts that lives as long as the component. One for code outside React, too, is made with `createAlertQueue`.
 *
 * @example
 * const queue = useAlertQueue();
 * return <><AlertRegion queue={queue} /><Button onClick={() => queue.raise({ tone: 'positive', message: 'Saved' })}>Save</Button></>;
 */
export function useAlertQueue<Init extends AlertInit<unknown> = AlertInit>(): AlertQueue<Init> {
  return useState(() => createAlertQueue<Init>())[0];
}

/** The alerts that are there, newest first. */
export function useQueuedAlerts<Init>(queue: AlertQueue<Init>): readonly QueuedAlert<Init>[] {
  return useSyncExternalStore(
    queue.subscribe,
    () => queue.alerts,
    () => queue.alerts,
  );
}
