import type { OpticalOptions } from '@skerry/contracts';
import { ErrorSummary } from '@skerry/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { focusField } from '../../../platform/form/focusField.ts';
import { useFailureInSight } from '../../../platform/form/useFailureInSight.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { FormParts } from '../../../platform/form/FormPart.tsx';
import { returnToRow } from '../../../platform/list/useReturnToRow.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import type { SentState } from '../list/useSentRequest.ts';
import { opticalListId, opticalPath, opticalRequestPath } from '../optical-services.paths.ts';
import { fieldLabel } from '../opticalFieldLabel.ts';
import { fieldId } from '../opticalForm.ts';
import { useOpticalForm, type OpticalForm } from '../useOpticalForm.ts';
import { ContactSection, OtherSection } from './ContactSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { EndsSection } from './EndsSection.tsx';
import { NeedsSection } from './NeedsSection.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import { ServiceSection } from './ServiceSection.tsx';

interface OpticalRequestFormProps {
  options: OpticalOptions;
  listHref: string;
}

/** Asks for an optical service: between which places, what, when, and who answers questions. What is sent stands in the list then. */
export function OpticalRequestForm({ options, listHref }: OpticalRequestFormProps) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [sentId, setSentId] = useState<string>();
  const form = useOpticalForm({
    options,
    onSent({ id, number, contact }) {
      alerts.success('optical.sent', { number, email: contact.email });
      setSentId(id);
    },
  });
  const guard = useUnsavedChangesGuard(form.isDirty && sentId === undefined);
  // Once the guard knows that there is nothing to lose any more.
  useEffect(() => {
    if (sentId === undefined) return;
    returnToRow(opticalListId, opticalRequestPath(sentId));
    const state: SentState = { sentRequest: sentId };
    void navigate(opticalPath, { replace: true, state });
  }, [sentId, navigate]);

  useFailureInSight(form.refusals.length === 0 ? form.error : undefined);

  const product = options.products.find(({ id }) => id === form.values.productId);
  return (
    <SummaryLayout
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.left.length === 0 && !form.isPending) form.send();
      }}
    >
      <SummaryMain>
        {form.error !== undefined && form.refusals.length === 0 && (
          <FailureNote title="optical.notSent" message={errorMessage(form.error)} error={form.error} />
        )}
        <RefusedFields form={form} />
        <FormParts>
          <EndsSection form={form} dataCentres={options.dataCentres} />
          <ServiceSection form={form} products={options.products} product={product} />
          <NeedsSection form={form} />
          <DeliverySection form={form} product={product} />
          <ContactSection form={form} />
          <OtherSection form={form} />
        </FormParts>
      </SummaryMain>
      <RequestSummary form={form} options={options} product={product} listHref={listHref} />
      <UnsavedChangesDialog {...guard} />
    </SummaryLayout>
  );
}

/** What the server objects to, with a way to each field. */
function RefusedFields({ form: { refusals, refusedTimes } }: { form: OpticalForm }) {
  const intl = useIntl();
  const errors = Object.fromEntries(
    refusals.map(({ field, message }) => [
      field,
      {
        type: 'refused',
        message: `${fieldLabel(intl, field)}: ${message}`,
        ref: { focus: () => focusField(fieldId(field)) },
      },
    ]),
  );
  return <ErrorSummary errors={errors} submitCount={refusedTimes} />;
}
