import type { OpticalProduct } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { Checkbox, Dropdown, FormSection, FormWide } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { choiceOf, tickOf } from './field-props.ts';

interface ServiceSectionProps {
  form: OpticalForm;
  products: readonly OpticalProduct[];
}

const protectionTexts: Readonly<Record<string, MessageId>> = {
  none: 'optical.protection.none',
  client: 'optical.protection.client',
  line: 'optical.protection.line',
};

/** What is asked for. Only what the product has can be chosen. */
export function ServiceSection({ form, products }: ServiceSectionProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const product = products.find(({ id }) => id === form.values.productId);
  const interfaces = product?.signals.find(({ id }) => id === form.values.signal)?.interfaces ?? [];

  function chooseProduct(id: string) {
    const chosen = products.find((each) => each.id === id);
    form.choose('productId', id);
    for (const field of ['signal', 'clientInterface', 'encryption', 'termMonths'] as const) form.set(field, '');
    form.set('protection', chosen?.protections.length === 1 ? (chosen.protections[0] ?? '') : '');
  }

  return (
    <FormSection level={3} title={formatMessage({ id: 'optical.service' })} columns={2}>
      <Dropdown
        label={formatMessage({ id: 'optical.product' })}
        options={products.map(({ id, translations }) => ({
          value: id,
          label: translatedName(translations, language, id),
        }))}
        {...choiceOf(form, 'productId')}
        onValueChange={chooseProduct}
      />
      {product && product.signals.length > 0 && (
        <Dropdown
          label={formatMessage({ id: 'optical.signal' })}
          options={product.signals.map(({ id, name }) => ({ value: id, label: name }))}
          {...choiceOf(form, 'signal')}
          onValueChange={(signal) => {
            form.choose('signal', signal);
            form.set('clientInterface', '');
          }}
        />
      )}
      {interfaces.length > 0 && (
        <Dropdown
          label={formatMessage({ id: 'optical.clientInterface' })}
          options={interfaces.map((name) => ({ value: name, label: name }))}
          {...choiceOf(form, 'clientInterface')}
        />
      )}
      {product && product.protections.length > 1 && (
        <Dropdown
          label={formatMessage({ id: 'optical.protection' })}
          options={product.protections.map((value) => {
            const text = Object.hasOwn(protectionTexts, value) ? protectionTexts[value] : undefined;
            return { value, label: text ? formatMessage({ id: text }) : value };
          })}
          {...choiceOf(form, 'protection')}
        />
      )}
      {product?.hasEncryption === true && (
        <FormWide>
          <Checkbox {...tickOf(form, 'encryption')}>{formatMessage({ id: 'optical.encryption' })}</Checkbox>
        </FormWide>
      )}
    </FormSection>
  );
}
