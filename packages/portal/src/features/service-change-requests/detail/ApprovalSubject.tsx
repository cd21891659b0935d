import type { ChangeRequest } from '@skerry/contracts';
import { DescriptionList } from '@skerry/ui';
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
    <DescriptionList
      items={[
        {
          term: formatMessage({ id: 'changeRequest.term.window' }),
          description: <ChangeWindow start={request.windowStart} end={request.windowEnd} />,
        },
        ...answers.map(({ name, answer }) => ({
          term: name,
          description: answer ?? formatMessage({ id: 'changeRequest.secretGiven' }),
        })),
      ]}
    />
  );
}

const shownAnswers = 4;
