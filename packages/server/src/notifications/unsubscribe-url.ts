/** Where one chooses what one gets. */
export const settingsPath = '/notifications/settings';
export const unsubscribePath = '/unsubscribe';

/** What a mail program calls to turn mails about these topics off (RFC 8058). */
export function unsubscribeUrl(origin: string, token: string, topics: readonly string[]): string {
  return `${origin}${unsubscribePath}/${token}?${new URLSearchParams({ topics: topics.join(',') }).toString()}`;
}
