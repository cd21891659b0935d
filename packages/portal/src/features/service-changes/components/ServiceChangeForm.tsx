import { maxOrderTextLength, maxReferenceLength } from '@skerry/contracts';
import { Button, Sheet, Stack, TextArea, TextField } from '@skerry/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useFreezePeriods, type CountryFreeze } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { changeFailure } from '../changeRefusal.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { PlacedOrders } from '../service-changes.mutations.ts';
import { useChangeForm } from '../useChangeForm.ts';
import { AddonChoice, ReplacementChoice, UpgradeChoice, type ChoiceProps } from './ChangeChoice.tsx';
import { ChangeComparison } from './ChangeComparison.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { ChangeLayout, ChangeMain } from './ChangeSummary.styles.ts';
import { FreezeWarning } from './FreezeWarning.tsx';
import { ConfirmationField, LastDayField } from './TerminationFields.tsx';

export interface ServiceChangeFormProps {
  change: ServiceChangeKind;
  target: ChangeTarget;
  cancelHref: string;
  /** Once there is nothing left to lose. */
  onPlaced: (placed: PlacedOrders) => void;
  onOutdated: () => void;
}

/** The form of one change of one service, or of several that get the same. */
export function ServiceChangeForm({ change, target, cancelHref, onPlaced, onOutdated }: ServiceChangeFormProps) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [placed, setPlaced] = useState<PlacedOrders>();
  const form = useChangeForm({
    change,
    target,
    onSent: setPlaced,
    onRefused: () => setRefusals((count) => count + 1),
    onOutdated,
  });
  const guard = useUnsavedChangesGuard(form.isDirty && placed === undefined);

  // Once the guard knows that there is nothing to lose any more.
  const tellPlaced = useEffectEvent(onPlaced);
  useEffect(() => {
    if (placed !== undefined) tellPlaced(placed);
  }, [placed]);
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')?.focus();
  }, [refusals]);

  const freezes = useFreezePeriods().periods.filter(({ countries }) =>
    countries.some((country) => target.countries.includes(country)),
  );
  const isTermination = change === 'terminate';
  const isSeveral = target.serviceIds.length > 1;
  return (
    <>
      <ChangeLayout
        ref={root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.canSend && !form.isPending) form.send();
        }}
      >
        <ChangeMain>
          {form.error !== undefined && (
            <FailureNote title="serviceChange.notSent" message={changeFailure(form.error).message} error={form.error} />
          )}
          {!isTermination && <FreezeWarning freezes={freezes} />}
          <Sheet>
            <Stack gap={20}>
              <Choice change={change} form={form} target={target} freezes={freezes} />
              <TextArea
                label={formatMessage({ id: reasonOrText(isTermination, isSeveral) })}
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
              {isTermination && <ConfirmationField form={form} target={target} />}
            </Stack>
          </Sheet>
          {(change === 'upgrade' || change === 'addon') && (
            <ChangeComparison change={change} chosen={form.values.chosen} target={target} />
          )}
        </ChangeMain>
        <ChangeSummary change={change} values={form.values} target={target}>
          <Button variant="ghost" href={cancelHref}>
            {formatMessage({ id: 'form.cancel' })}
          </Button>
          <Button
            variant={isTermination ? 'danger' : 'primary'}
            type="submit"
            disabled={!form.canSend}
            isLoading={form.isPending}
            loadingText={formatMessage({ id: 'serviceChange.sending' })}
          >
            {formatMessage({
              id:
                isTermination && isSeveral
                  ? 'serviceChange.several.terminate.submit'
                  : `serviceChange.${change}.submit`,
            })}
          </Button>
        </ChangeSummary>
      </ChangeLayout>
      <UnsavedChangesDialog {...guard} />
    </>
  );
}

function reasonOrText(isTermination: boolean, isSeveral: boolean) {
  if (!isTermination) return 'serviceChange.text';
  return isSeveral ? 'serviceChange.several.reason' : 'serviceChange.reason';
}

function Choice({
  change,
  freezes,
  ...rest
}: ChoiceProps & { change: ServiceChangeKind; freezes: readonly CountryFreeze[] }) {
  switch (change) {
    case 'upgrade':
      return <UpgradeChoice {...rest} />;
    case 'addon':
      return <AddonChoice {...rest} />;
    case 'replace':
      return <ReplacementChoice {...rest} />;
    case 'terminate':
      return (
        rest.target.termination && <LastDayField {...rest} termination={rest.target.termination} freezes={freezes} />
      );
  }
}
