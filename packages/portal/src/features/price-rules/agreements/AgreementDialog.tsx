import { maxNameLength, validateText, type AgreementInAdministration } from '@skerry/contracts';
import { Checkbox, DatePicker, Stack, Text, TextField } from '@skerry/ui';
import { NumberField } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useAgreementPreview, useUpdateAgreement } from '../priceRules.queries.ts';
import { priceRulesFailure } from '../priceRulesFailure.ts';
import { FieldPair } from '../rules/RuleEditor.styles.ts';
import { amountWord } from '../rules/ruleWords.ts';
import { agreementFormId, draftOf, faultyFields, valuesOf, type AgreementField } from './agreementForm.ts';

export interface AgreementDialogProps {
  agreement: AgreementInAdministration;
  /** It has been changed meanwhile: asks for it again. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Changes an agreement at once: quotes that are there keep their prices. */
export function AgreementDialog({ agreement, onOutdated, onClose }: AgreementDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const form = useTypedTexts<AgreementField>(agreementFormId(agreement.id), valuesOf(agreement));
  const { isPending, error, send } = useSend(useUpdateAgreement(agreement), {
    onSent() {
      alerts.success('agreements.saved');
      onClose();
    },
    failureOf: priceRulesFailure,
    onOutdated,
  });
  const faults = faultyFields(form.values);
  const draft = draftOf(agreement, form.values);
  const { values, set } = form;
  const nameFault = validateText(values.name, { maxLength: maxNameLength });
  const nameError = nameFault && textErrorMessage(nameFault, maxNameLength);
  return (
    <FormDialog
      formId={agreementFormId(agreement.id)}
      title="agreements.dialog.title"
      help={formatMessage({ id: 'agreements.dialog.help' })}
      isDirty={form.isDirty}
      canSubmit={faults.size === 0 && form.isDirty}
      isPending={isPending}
      error={
        error !== undefined && (
          <FailureText title="agreements.notSaved" message={priceRulesFailure(error).message} error={error} />
        )
      }
      onSubmit={() => send(draft)}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          label={formatMessage({ id: 'agreements.field.name' })}
          value={values.name}
          onChange={(event) => set('name', event.target.value)}
          readOnly={isPending}
          aria-required
          error={nameError && formatMessage({ id: nameError.id }, nameError.values)}
        />
        <NumberField
          label={formatMessage({ id: 'agreements.field.discount' })}
          hint={formatMessage({ id: 'agreements.field.discount.hint' })}
          unit="%"
          min={0}
          max={100}
          hasButtons={false}
          formatOptions={twoDecimals}
          value={values.discount === '' ? null : Number(values.discount)}
          onValueChange={(value) => set('discount', value === null ? '' : String(value))}
          readOnly={isPending}
          error={values.discount === '' && formatMessage({ id: 'validation.required' })}
        />
        <FieldPair>
          <DatePicker
            label={formatMessage({ id: 'priceRules.field.validFrom' })}
            isOptional
            value={values.validFrom}
            onValueChange={(day) => set('validFrom', day)}
            readOnly={isPending}
          />
          <DatePicker
            label={formatMessage({ id: 'priceRules.field.validTo' })}
            isOptional
            value={values.validTo}
            onValueChange={(day) => set('validTo', day)}
            readOnly={isPending}
            error={faults.has('validTo') && formatMessage({ id: 'priceRules.daysFault' })}
          />
        </FieldPair>
        <Checkbox
          checked={values.internal === 'true'}
          onCheckedChange={(checked) => set('internal', checked ? 'true' : '')}
          readOnly={isPending}
        >
          {formatMessage({ id: 'agreements.internal' })}
        </Checkbox>
        {form.isDirty && faults.size === 0 && <Preview agreement={agreement} draft={draft} />}
      </Stack>
    </FormDialog>
  );
}

function Preview({ agreement, draft }: { agreement: AgreementInAdministration; draft: ReturnType<typeof draftOf> }) {
  const { formatMessage, locale } = useIntl();
  const { data, error } = useAgreementPreview(agreement.id, draft);
  const names = new Map([...agreement.products, ...agreement.productPackages].map(({ id, name }) => [id, name]));
  const money = (minor: number | null) =>
    minor === null ? formatMessage({ id: 'quote.noPrice' }) : amountWord(locale, minor);
  if (error !== undefined) {
    const { id, values } = errorMessage(error);
    return (
      <Text as="p" tone="muted" role="status">
        {formatMessage({ id: 'agreements.preview.error' })} {formatMessage({ id }, values)}
      </Text>
    );
  }
  if (data === undefined) return null;
  return (
    <section aria-label={formatMessage({ id: 'agreements.preview.title' })}>
      <Text as="div" variant="bodyStrong">
        {formatMessage({ id: 'agreements.preview.title' })}
      </Text>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.prices.map(({ productId, currency, nowMinor, afterMinor }) => (
          <li key={productId} style={{ display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 4 }}>
            <span>{names.get(productId) ?? productId}</span>
            <span>
              {nowMinor === afterMinor
                ? formatMessage({ id: 'priceRules.preview.same' })
                : formatMessage(
                    { id: 'agreements.preview.change' },
                    { now: money(nowMinor), after: money(afterMinor), currency },
                  )}
            </span>
          </li>
        ))}
      </ul>
      <Text as="p" variant="caption" tone="muted">
        {formatMessage({ id: 'agreements.preview.openQuotes' }, { count: data.openQuotes })}
      </Text>
    </section>
  );
}

const twoDecimals = { maximumFractionDigits: 2 };
