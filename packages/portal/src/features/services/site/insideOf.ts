import type { Site } from '@skerry/contracts';
import type { useIntl } from 'react-intl';

/** Where in the building: floor and room, as far as they are known. */
export function insideOf(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  { floor, room }: Site['address'],
): string {
  const parts = [floor === null ? null : formatMessage({ id: 'services.details.floor' }, { floor }), room];
  return parts.filter(Boolean).join(', ');
}
