import { Dropdown, FormWide } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { choiceFaultMessage } from './choiceFaultMessage.ts';
import type { ChoicesForm } from './useChoices.ts';

/** Under which agreement, where there are several. */
export function AgreementPart({ form }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'quoteConfigure.agreement' });
  const fault = form.faultOf('agreementId');
  return (
    <FormPart title={label}>
      <FormWide>
        <Dropdown
          label={label}
          isLabelHidden
          options={form.agreements.map(({ id, name, quoteAndOrderInternalUsersOnly }) => ({
            value: id,
            label: name,
            ...(quoteAndOrderInternalUsersOnly && {
              description: formatMessage({ id: 'quoteConfigure.agreement.internal' }),
            }),
          }))}
          value={form.choices.agreementId === '' ? undefined : form.choices.agreementId}
          // Another agreement has other products.
          onValueChange={(agreementId) => form.change({ agreementId, productId: '' })}
          onBlur={() => form.touch('agreementId')}
          readOnly={form.isPending}
          required
          error={fault && choiceFaultMessage(formatMessage, fault)}
        />
      </FormWide>
    </FormPart>
  );
}
