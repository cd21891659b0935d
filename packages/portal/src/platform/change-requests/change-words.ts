import { isChangeStatus } from '@skerry/contracts';
import type { useIntl } from 'react-intl';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** A status in words; one that is not ours is shown as it is. */
export function changeStatusWord({ formatMessage }: Words, status: string): string {
  return isChangeStatus(status) ? formatMessage({ id: `changeRequest.status.${status}` }) : status;
}
