import type { OpticalOptions, OpticalRequest } from '@skerry/contracts';
import { Button, FormActions, FormLayout, Text } from '@skerry/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { useOpticalForm } from '../useOpticalForm.ts';
import { ContactSection } from './ContactSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { EndSection } from './EndSection.tsx';
import { LineEstimate } from './LineEstimate.tsx';
import { NeedsSection } from './NeedsSection.tsx';
import { NarrowSheet } from './OpticalRequestForm.styles.ts';
import { ServiceSection } from './ServiceSection.tsx';

interface OpticalRequestFormProps {
  options: OpticalOptions;
  onSent: (request: OpticalRequest) => void;
}

/** Asks for an optical service: between which places, what, when, and who answers questions. */
export function OpticalRequestForm({ options, onSent }: OpticalRequestFormProps) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useOpticalForm({ options, onSent, onRefused: () => setRefusals((count) => count + 1) });
  const guard = useUnsavedChangesGuard(form.isDirty);
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <NarrowSheet title={formatMessage({ id: 'optical.new' })}>
      <FormLayout
        ref={root}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.left === 0 && !form.isPending) form.send();
        }}
      >
        {form.error !== undefined && (
          <FailureNote title="optical.notSent" message={errorMessage(form.error)} error={form.error} />
        )}
        <EndSection end="aEnd" form={form} dataCentres={options.dataCentres} />
        <EndSection end="zEnd" form={form} dataCentres={options.dataCentres}>
          <LineEstimate values={form.values} dataCentres={options.dataCentres} />
        </EndSection>
        <ServiceSection form={form} products={options.products} />
        <NeedsSection form={form} />
        <DeliverySection form={form} products={options.products} />
        <ContactSection form={form} />
        <FormActions
          start={
            form.isDirty &&
            form.left > 0 && <Text tone="muted">{formatMessage({ id: 'form.leftToFill' }, { count: form.left })}</Text>
          }
        >
          <Button
            variant="primary"
            type="submit"
            disabled={form.left > 0}
            isLoading={form.isPending}
            loadingText={formatMessage({ id: 'optical.sending' })}
          >
            {formatMessage({ id: 'optical.submit' })}
          </Button>
        </FormActions>
      </FormLayout>
      <UnsavedChangesDialog {...guard} />
    </NarrowSheet>
  );
}
