/** What one is told of, and what one chooses to hear of. */
export const notificationsPath = '/notifications';
export const notificationSettingsPath = '/notifications/settings';
/** Where the company's own systems are told. */
export const webhooksPath = '/notifications/webhooks';
export const webhookPathPattern = `${webhooksPath}/:webhookId`;
/** The list, with the form for a new one open. */
export const newWebhookPath = `${webhooksPath}?new=true`;

export function webhookPath(id: string): string {
  return `${webhooksPath}/${encodeURIComponent(id)}`;
}
