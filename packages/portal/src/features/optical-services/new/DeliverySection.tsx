import type { OpticalProduct } from '@skerry/contracts';
import { DatePicker, Dropdown } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { fieldId } from '../opticalForm.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { choiceOf } from './field-props.ts';

interface DeliverySectionProps {
  form: OpticalForm;
  product: OpticalProduct | undefined;
}

/** For how long, and from when. The requested date is not binding; the usual delivery time is shown beside it. */
export function DeliverySection({ form, product }: DeliverySectionProps) {
  const { formatMessage } = useIntl();
  return (
    <FormPart
      title={formatMessage({ id: 'optical.delivery' })}
      description={formatMessage({ id: 'optical.delivery.help' })}
    >
      <Dropdown
        label={formatMessage({ id: 'optical.term' })}
        hint={formatMessage({ id: product ? 'optical.term.hint' : 'optical.term.productFirst' })}
        options={(product?.terms ?? []).map((months) => ({
          value: String(months),
          label: formatMessage({ id: 'optical.term.months' }, { count: months }),
        }))}
        disabled={!product}
        {...choiceOf(form, 'termMonths')}
      />
      <DatePicker
        label={formatMessage({ id: 'optical.wantedOn' })}
        hint={
          product
            ? formatMessage({ id: 'optical.leadTime' }, { weeks: product.leadTimeWeeks })
            : formatMessage({ id: 'optical.wantedOn.hint' })
        }
        id={fieldId('wantedOn')}
        min={form.today}
        value={form.values.wantedOn}
        onValueChange={(day) => form.set('wantedOn', day)}
        onBlur={() => form.touch('wantedOn')}
        readOnly={form.isPending}
        required
        error={form.errorOf('wantedOn')}
      />
    </FormPart>
  );
}
