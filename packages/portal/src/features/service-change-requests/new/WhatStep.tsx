import { FormSection, RadioGroup } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';
import { ServicePicker } from './ServicePicker.tsx';

/** What kind of change, and of which services. */
export function WhatStep({ form }: { form: ChangeRequestForm }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <FormSection
      title={formatMessage({ id: 'changeRequestForm.step.what' })}
      description={formatMessage({ id: 'changeRequestForm.what.help' })}
      columns={2}
      tabIndex={-1}
    >
      <RadioGroup
        label={formatMessage({ id: 'changeRequestForm.kind' })}
        orientation="vertical"
        options={form.kinds.map(({ id, translations, leadTimeHours }) => ({
          value: id,
          label: translatedName(translations, language, id),
          hint: formatMessage({ id: 'changeRequestForm.kind.leadTime' }, { count: leadTimeHours }),
        }))}
        value={form.values.kind === '' ? undefined : form.values.kind}
        onValueChange={(kind) => form.set('kind', { kind })}
        error={form.errorOf('kind')}
      />
      <ServicePicker form={form} />
    </FormSection>
  );
}
