import { createAlertQueue } from '@skerry/ui';

/** What is said for a moment, from anywhere: `alerts.raise({ tone: 'positive', message })`. `AlertRegion` in App shows it. */
export const alerts = createAlertQueue();
