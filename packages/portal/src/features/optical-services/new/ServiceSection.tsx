import type { OpticalProduct } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Checkbox, Dropdown, FormWide } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { RadioCards } from '../../../platform/form/RadioCards.ts';
import { translatedName, translatedText } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { fieldId } from '../opticalForm.ts';
import { protectionWord } from '../opticalWords.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { choiceOf, tickOf } from './field-props.ts';

interface ServiceSectionProps {
  form: OpticalForm;
  products: readonly OpticalProduct[];
  /** The one that is chosen. */
  product: OpticalProduct | undefined;
}

/** More of them don't stand below each other. */
const maxRadios = 5;

/** What is asked for. Only what the product has can be chosen. */
export function ServiceSection({ form, products, product }: ServiceSectionProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const interfaces = product?.signals.find(({ id }) => id === form.values.signal)?.interfaces ?? [];
  return (
    <FormPart
      title={formatMessage({ id: 'optical.service' })}
      description={formatMessage({ id: 'optical.service.help' })}
    >
      <FormWide>
        <ProductField form={form} products={products} />
      </FormWide>
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
          options={product.protections.map((value) => ({ value, label: protectionWord(intl, value) }))}
          {...choiceOf(form, 'protection')}
        />
      )}
      {product?.hasEncryption === true && (
        <FormWide>
          <Checkbox {...tickOf(form, 'encryption')}>{formatMessage({ id: 'optical.encryption' })}</Checkbox>
        </FormWide>
      )}
    </FormPart>
  );
}

/** The catalogue as a choice: what each is, where, and how long it takes. */
function ProductField({ form, products }: Omit<ServiceSectionProps, 'product'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const label = formatMessage({ id: 'optical.product' });

  function choose(id: string) {
    if (form.isPending || id === form.values.productId) return;
    const chosen = products.find((each) => each.id === id);
    form.choose('productId', id);
    for (const field of ['signal', 'clientInterface', 'encryption'] as const) form.set(field, '');
    form.set('protection', only(chosen?.protections));
    form.set('termMonths', only(chosen?.terms));
  }

  if (products.length > maxRadios)
    return (
      <Dropdown
        label={label}
        options={products.map(({ id, translations }) => ({
          value: id,
          label: translatedName(translations, language, id),
        }))}
        {...choiceOf(form, 'productId')}
        onValueChange={choose}
      />
    );
  return (
    <RadioCards
      id={fieldId('productId')}
      label={label}
      options={products.map(({ id, translations, countries, leadTimeWeeks }) => {
        const text = translatedText(translations, language);
        const where = formatList(
          language,
          countries.map((country) => formatMessage({ id: `optical.country.${country}` })),
        );
        return {
          value: id,
          label: text?.displayName ?? id,
          hint: [text?.description, `${where}.`, formatMessage({ id: 'optical.leadTime' }, { weeks: leadTimeWeeks })]
            .filter(Boolean)
            .join(' '),
        };
      })}
      value={form.values.productId === '' ? undefined : form.values.productId}
      onValueChange={choose}
      error={form.errorOf('productId')}
    />
  );
}

/** What needs no choice. */
function only(choices: readonly (string | number)[] = []): string {
  return choices.length === 1 ? String(choices[0]) : '';
}
