import { FormSection, FormWide, Note } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { AnswerField } from '../../../platform/answers/AnswerField.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';

/** What the kind of change wants to know. */
export function DetailsStep({ form }: { form: ChangeRequestForm }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { kind, values, hasLostSecrets } = form;
  if (!kind) return null;
  const details = values.details[kind.id] ?? {};
  return (
    <FormSection
      title={translatedName(kind.translations, language, kind.id)}
      description={formatMessage({ id: 'changeRequestForm.details.help' })}
      columns={2}
      tabIndex={-1}
    >
      {hasLostSecrets && (
        <FormWide>
          <Note tone="attention">{formatMessage({ id: 'changeRequestForm.lostSecrets' })}</Note>
        </FormWide>
      )}
      {kind.schema.map((field) => {
        const name = `details.${field.id}`;
        // Choices and long texts have the whole line; what is typed stands beside what is typed next.
        const Place = field.type === 'multiline' || field.type === 'choice' ? FormWide : 'div';
        return (
          <Place key={field.id}>
            <AnswerField
              field={field}
              value={details[field.id] ?? ''}
              onChange={(value) =>
                form.set(name, { details: { ...values.details, [kind.id]: { ...details, [field.id]: value } } })
              }
              onLeave={() => form.touch(name)}
              error={form.errorOf(name)}
            />
          </Place>
        );
      })}
    </FormSection>
  );
}
