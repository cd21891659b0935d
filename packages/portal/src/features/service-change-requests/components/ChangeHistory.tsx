import type { ChangeRequest } from '@skerry/contracts';
import { DateTime, Sheet, Timeline } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { changeStatusWord } from '../changeWords.ts';
import { WrittenText } from './ChangeParts.styles.ts';
import { changeStatusLook } from './ChangeStatusLabel.tsx';

/** What has happened to a request, the latest first. */
export function ChangeHistory({ request: { events } }: { request: ChangeRequest }) {
  const intl = useIntl();
  return (
    <Sheet title={intl.formatMessage({ id: 'changeRequestPage.history.title' })}>
      <Timeline
        events={events.toReversed().map(({ at, status, authorName, text }, index) => ({
          id: `${events.length - index}`,
          title: changeStatusWord(intl, status),
          time: <DateTime value={at} format="dateTime" />,
          by: authorName,
          ...changeStatusLook(status),
          children: text !== '' && <WrittenText>{text}</WrittenText>,
        }))}
      />
    </Sheet>
  );
}
