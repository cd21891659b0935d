import { maxOrderTextLength, maxReferenceLength, type ServiceOffers } from '@skerry/contracts';
import { Button, FormActions, FormLayout, TextArea, TextField } from '@skerry/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { serviceHref, type ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import { changeFailure } from '../changeRefusal.ts';
import { useChangeForm } from '../useChangeForm.ts';
import { AddonChoice, ReplacementChoice, UpgradeChoice, type ChoiceProps } from './ChangeChoice.tsx';
import { ChangeCost } from './ChangeCost.tsx';
import { NarrowSheet } from './ServiceChangeForm.styles.ts';
import { ConfirmationField, LastDayField } from './TerminationFields.tsx';

export interface ServiceChangeFormProps {
  change: ServiceChangeKind;
  offers: ServiceOffers & { orderServiceId: string };
  onOutdated: () => void;
}

/** The form of one change of one service. An order that is placed leads to its page. */
export function ServiceChangeForm({ change, offers, onOutdated }: ServiceChangeFormProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const root = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [placedId, setPlacedId] = useState<string>();
  const form = useChangeForm({
    change,
    offers,
    onSent({ orders: [placed] }) {
      if (!placed) return;
      alerts.success('serviceChange.sent', { number: placed.orderNumber });
      setPlacedId(placed.id);
    },
    onRefused: () => setRefusals((count) => count + 1),
    onOutdated,
  });
  const guard = useUnsavedChangesGuard(form.isDirty && placedId === undefined);

  // Once the guard knows that there is nothing to lose any more.
  useEffect(() => {
    if (placedId !== undefined) void navigate(orderPath(placedId), { replace: true });
  }, [placedId, navigate]);
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const isTermination = change === 'terminate';
  return (
    <NarrowSheet>
      <FormLayout
        ref={root}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.canSend && !form.isPending) form.send();
        }}
      >
        {form.error !== undefined && (
          <FailureNote title="serviceChange.notSent" message={changeFailure(form.error).message} error={form.error} />
        )}
        <Choice change={change} form={form} offers={offers} />
        <TextArea
          label={formatMessage({ id: isTermination ? 'serviceChange.reason' : 'serviceChange.text' })}
          isOptional={!isTermination}
          aria-required={isTermination}
          characterLimit={maxOrderTextLength}
          value={form.values.text}
          onChange={(event) => form.set('text', event.target.value)}
          onBlur={() => form.touch('text')}
          readOnly={form.isPending}
          error={form.errorOf('text')}
        />
        <TextField
          label={formatMessage({ id: 'serviceChange.reference' })}
          isOptional
          characterLimit={maxReferenceLength}
          value={form.values.reference}
          onChange={(event) => form.set('reference', event.target.value)}
          onBlur={() => form.touch('reference')}
          readOnly={form.isPending}
          error={form.errorOf('reference')}
        />
        {isTermination && <ConfirmationField form={form} serviceId={offers.serviceId} />}
        {(change === 'upgrade' || change === 'addon') && (
          <ChangeCost change={change} chosen={form.values.chosen} offers={offers} />
        )}
        <FormActions>
          <Button variant="ghost" href={serviceHref(offers.serviceId)}>
            {formatMessage({ id: 'form.cancel' })}
          </Button>
          <Button
            variant={isTermination ? 'danger' : 'primary'}
            type="submit"
            disabled={!form.canSend}
            isLoading={form.isPending}
            loadingText={formatMessage({ id: 'serviceChange.sending' })}
          >
            {formatMessage({ id: `serviceChange.${change}.submit` })}
          </Button>
        </FormActions>
      </FormLayout>
      <UnsavedChangesDialog {...guard} />
    </NarrowSheet>
  );
}

function Choice({ change, ...rest }: ChoiceProps & { change: ServiceChangeKind }) {
  switch (change) {
    case 'upgrade':
      return <UpgradeChoice {...rest} />;
    case 'addon':
      return <AddonChoice {...rest} />;
    case 'replace':
      return <ReplacementChoice {...rest} />;
    case 'terminate':
      return rest.offers.termination && <LastDayField form={rest.form} termination={rest.offers.termination} />;
  }
}
