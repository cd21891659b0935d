import type { ChangeRequest } from '@skerry/contracts';
import { Inline, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { answersOf } from '../answersOf.ts';
import { useChangeKinds } from '../service-change-requests.queries.ts';

/** What is decided on, in short: the first answers of the request. The whole stands below. */
export function ApprovalSubject({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data: kinds } = useChangeKinds();
  if (kinds === undefined) return null;
  const schema = kinds.find(({ id }) => id === request.kind.id)?.schema ?? [];
  const answers = answersOf(schema, request, language).slice(0, shownAnswers);
  if (answers.length === 0) return null;
  return (
    <Inline gap={16} style={{ rowGap: 0 }}>
      {answers.map(({ id, name, answer }) => (
        <span key={id}>
          <Text tone="muted">{name}</Text> {answer ?? formatMessage({ id: 'changeRequest.secretGiven' })}
        </span>
      ))}
    </Inline>
  );
}

const shownAnswers = 4;
