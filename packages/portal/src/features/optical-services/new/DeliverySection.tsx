import type { OpticalProduct } from '@skerry/contracts';
import { DatePicker, Dropdown, FormSection } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { OpticalForm } from '../useOpticalForm.ts';
import { choiceOf } from './field-props.ts';

interface DeliverySectionProps {
  form: OpticalForm;
  products: readonly OpticalProduct[];
}

/** For how long, and from when. The requested date is not binding; the usual delivery time is shown beside it. */
export function DeliverySection({ form, products }: DeliverySectionProps) {
  const { formatMessage } = useIntl();
  const product = products.find(({ id }) => id === form.values.productId);
  return (
    <FormSection level={3} title={formatMessage({ id: 'optical.delivery' })} columns={2}>
      <Dropdown
        label={formatMessage({ id: 'optical.term' })}
        options={(product?.terms ?? []).map((months) => ({
          value: String(months),
          label: formatMessage({ id: 'optical.term.months' }, { count: months }),
        }))}
        disabled={!product}
        {...choiceOf(form, 'termMonths')}
      />
      <DatePicker
        label={formatMessage({ id: 'optical.wantedOn' })}
        hint={product && formatMessage({ id: 'optical.leadTime' }, { weeks: product.leadTimeWeeks })}
        min={form.today}
        value={form.values.wantedOn}
        onChange={(day) => form.set('wantedOn', day)}
        onBlur={() => form.touch('wantedOn')}
        readOnly={form.isPending}
        required
        error={form.errorOf('wantedOn')}
      />
    </FormSection>
  );
}
