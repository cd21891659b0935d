import { needsApproval } from '@skerry/contracts';
import { DescriptionList, FormSection, Note, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { answersOf } from '../answersOf.ts';
import { detailsOf, readWindow } from '../changeRequestForm.ts';
import { changeClassWord } from '../changeWords.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';
import { WrittenText } from '../detail/ChangeParts.styles.ts';
import { ChangeWindow } from '../components/ChangeWindow.tsx';

/** All that is about to be sent. */
export function ReviewStep({ form }: { form: ChangeRequestForm }) {
  const { formatMessage } = useIntl();
  const roles = new Set(useIdentity().roles);
  const items = useReviewed(form);
  return (
    <FormSection
      title={formatMessage({ id: 'changeRequestForm.step.review' })}
      description={formatMessage({ id: 'changeRequestForm.review.help' })}
      tabIndex={-1}
    >
      {form.hasLostSecrets && <Note tone="attention">{formatMessage({ id: 'changeRequestForm.lostSecrets' })}</Note>}
      {needsApproval(form.changeClass, roles) && (
        <Note>{formatMessage({ id: 'changeRequestForm.needsApproval' })}</Note>
      )}
      <DescriptionList layout="column" items={items} />
    </FormSection>
  );
}

function useReviewed(form: ChangeRequestForm): Description[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { kind, values, changeClass } = form;
  const window = readWindow(values);
  if (!kind || !window) return [];
  const { services, allowedOutageMinutes, freezeAccepted, rollback, reference, contactName, contactPhone } = values;
  const details = detailsOf(values, kind);
  const secretFields = kind.schema.filter(({ id, type }) => type === 'secret' && details[id]).map(({ id }) => id);
  const term = (id: 'class' | 'window' | 'outage' | 'freeze' | 'rollback' | 'contact' | 'reference') =>
    formatMessage({ id: `changeRequest.term.${id}` });
  const written = (id: 'rollback' | 'reference', text: string) =>
    text.trim() === '' ? [] : [{ term: term(id), description: <WrittenText>{text.trim()}</WrittenText> }];
  return [
    {
      term: formatMessage({ id: 'changeRequestForm.kind' }),
      description: translatedName(kind.translations, language, kind.id),
    },
    {
      term: formatMessage({ id: 'changeRequestForm.services.chosen' }),
      description: (
        <WrittenText>{services.map(({ name, serviceId }) => `${name} ${serviceId}`).join('\n')}</WrittenText>
      ),
    },
    ...answersOf(kind.schema, { details, secretFields }, language).map(({ name, answer }) => ({
      term: name,
      description:
        answer === undefined ? (
          <Text tone="muted">{formatMessage({ id: 'changeRequest.secretGiven' })}</Text>
        ) : (
          <WrittenText>{answer}</WrittenText>
        ),
    })),
    { term: term('class'), description: changeClassWord(intl, changeClass) },
    { term: term('window'), description: <ChangeWindow start={window.windowStart} end={window.windowEnd} isStop /> },
    {
      term: term('outage'),
      description: formatMessage({ id: 'changeRequest.minutes' }, { count: Number(allowedOutageMinutes) }),
    },
    ...(freezeAccepted && changeClass === 'emergency'
      ? [{ term: term('freeze'), description: formatMessage({ id: 'changeRequest.freezeAccepted' }) }]
      : []),
    ...(contactName.trim() === ''
      ? []
      : [{ term: term('contact'), description: `${contactName.trim()}, ${formatPhoneNumber(contactPhone)}` }]),
    ...written('rollback', rollback),
    ...written('reference', reference),
  ];
}
