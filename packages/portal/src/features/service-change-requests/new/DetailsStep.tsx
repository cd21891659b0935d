import { FormSection, Note } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';
import { DetailField } from './DetailField.tsx';

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
      tabIndex={-1}
    >
      {hasLostSecrets && <Note tone="attention">{formatMessage({ id: 'changeRequestForm.lostSecrets' })}</Note>}
      {kind.schema.map((field) => {
        const name = `details.${field.id}`;
        return (
          <DetailField
            key={field.id}
            field={field}
            value={details[field.id] ?? ''}
            onChange={(value) =>
              form.set(name, { details: { ...values.details, [kind.id]: { ...details, [field.id]: value } } })
            }
            onLeave={() => form.touch(name)}
            error={form.errorOf(name)}
          />
        );
      })}
    </FormSection>
  );
}
