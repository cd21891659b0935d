import type { ChangeRequest } from '@skerry/contracts';
import { Inline, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { ChangeWindow } from '../components/ChangeWindow.tsx';
import { answersOf } from '../answersOf.ts';
import { useChangeKinds } from '../service-change-requests.queries.ts';

/** What is decided on, in short: when it is made, and the first answers of the request. The whole stands below. */
export function ApprovalSubject({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data: kinds } = useChangeKinds();
  const schema = kinds?.find(({ id }) => id === request.kind.id)?.schema ?? [];
  const answers = answersOf(schema, request, language).slice(0, shownAnswers);
  return (
    <Inline gap={16} style={{ rowGap: 0 }}>
      <Inline gap={4}>
        <Text tone="muted">{formatMessage({ id: 'changeRequest.term.window' })}</Text>
        <ChangeWindow start={request.windowStart} end={request.windowEnd} />
      </Inline>
      {answers.map(({ id, name, answer }) => (
        <span key={id}>
          <Text tone="muted">{name}</Text> {answer ?? formatMessage({ id: 'changeRequest.secretGiven' })}
        </span>
      ))}
    </Inline>
  );
}

const shownAnswers = 4;
