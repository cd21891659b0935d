import type { ChangeRequest } from '@skerry/contracts';
import { Sheet, Skeleton, Stack, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { answersOf } from '../answersOf.ts';
import { useChangeKinds } from '../service-change-requests.queries.ts';
import { Answers, WrittenText } from './ChangeParts.styles.ts';

/** What is wanted, in the words of the kind's form, and on which terms. Where the words can't be fetched, the answers stand there all the same. */
export function ChangeAnswers({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data: kinds, error } = useChangeKinds();
  const kind = kinds?.find(({ id }) => id === request.kind.id);
  const terms = useTerms(request);
  return (
    <Sheet title={formatMessage({ id: 'changeRequestPage.answers.title' })}>
      {kinds === undefined && error === undefined ? (
        <Skeleton width={70} />
      ) : (
        <Stack gap={12}>
          {error !== undefined && (
            <FailureNote title="changeRequestPage.answers.failed" message={errorMessage(error)} error={error} />
          )}
          <Answers
            layout="column"
            items={[
              ...answersOf(kind?.schema ?? [], request, language).map(({ id, name, answer }) => ({
                term: name,
                description:
                  answer === undefined ? (
                    <Text key={id} tone="muted">
                      {formatMessage({ id: 'changeRequest.secretGiven' })}
                    </Text>
                  ) : (
                    <WrittenText key={id}>{answer}</WrittenText>
                  ),
              })),
              ...terms,
            ]}
          />
        </Stack>
      )}
    </Sheet>
  );
}

/** What holds for the change, whatever its kind. */
function useTerms({ freezeAccepted, rollback, approval, approvedBy }: ChangeRequest): Description[] {
  const { formatMessage } = useIntl();
  const term = (id: 'freeze' | 'rollback' | 'approval') => formatMessage({ id: `changeRequest.term.${id}` });
  return [
    ...(freezeAccepted
      ? [{ term: term('freeze'), description: formatMessage({ id: 'changeRequest.freezeAccepted' }) }]
      : []),
    ...(rollback === '' ? [] : [{ term: term('rollback'), description: <WrittenText>{rollback}</WrittenText> }]),
    ...(approvedBy === null || approval === 'DECLINED'
      ? []
      : [
          {
            term: term('approval'),
            description: formatMessage({ id: 'changeRequest.approval.APPROVED' }, { name: approvedBy }),
          },
        ]),
  ];
}
