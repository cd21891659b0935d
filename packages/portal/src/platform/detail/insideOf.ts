import type { useIntl } from 'react-intl';

/** Where in the building: floor and room, as far as they are known. */
export function insideOf(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  { floor, room }: { readonly floor: string | null; readonly room: string | null },
): string {
  const parts = [!floor ? null : formatMessage({ id: 'detail.floor' }, { floor }), room];
  return parts.filter(Boolean).join(', ');
}
