import type { ChangeRequest } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { DetailHistory } from '../../../platform/detail/DetailHistory.tsx';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { WrittenText } from './ChangeParts.styles.ts';

/** What has happened to a request, the latest first. */
export function ChangeHistory({ request: { events } }: { request: ChangeRequest }) {
  const intl = useIntl();
  return (
    <DetailHistory
      entries={events
        .map(({ at, status, authorName, text }, index) => ({
          id: `${index}`,
          at,
          title: changeStatusWord(intl, status),
          about: (
            <>
              {authorName}
              {text !== '' && <WrittenText>{text}</WrittenText>}
            </>
          ),
        }))
        .toReversed()}
    />
  );
}
