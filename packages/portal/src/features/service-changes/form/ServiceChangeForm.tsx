import { formatList } from '@skerry/i18n';
import { Button, Stack, type Description } from '@skerry/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { useFailureInSight } from '../../../platform/form/useFailureInSight.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { stepOf, type ChangeField } from '../changeForm.ts';
import { changeFailure } from '../changeRefusal.ts';
import type { ChangeTarget, WantedService } from '../changeTarget.ts';
import type { PlacedOrders } from '../service-changes.mutations.ts';
import { useChangeForm } from '../useChangeForm.ts';
import { useChangeStep } from '../useChangeStep.ts';
import { useLaterEnding } from '../useLaterEnding.ts';
import { ChangeComparison } from '../comparison/ChangeComparison.tsx';
import { ChangeSummary } from '../summary/ChangeSummary.tsx';
import { CheckoutStep } from '../checkout/CheckoutStep.tsx';
import { ChoiceStep } from '../choice/ChoiceStep.tsx';
import { ChangeSteps } from './ChangeSteps.tsx';
import { EndingEvents } from '../comparison/EndingEvents.tsx';

export interface ServiceChangeFormProps {
  change: ServiceChangeKind;
  target: ChangeTarget;
  /** Where the change is for one service. */
  service?: WantedService['service'];
  /** Where it is for several: which they are. */
  services?: (lastDay: string) => ReactNode;
  /** The same once more before they are ordered. */
  reviewed?: readonly Description[];
  cancelHref: string;
  /** Once there is nothing left to lose. */
  onPlaced: (placed: PlacedOrders) => void;
  onOutdated: () => void;
}

/** The form of one change of one service, or of several that get the same: what and when, then all of it once more. */
export function ServiceChangeForm(props: ServiceChangeFormProps) {
  const { change, target, service, services, reviewed, cancelHref, onPlaced, onOutdated } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const root = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [placed, setPlaced] = useState<PlacedOrders>();
  const form = useChangeForm({
    change,
    target,
    onSent: setPlaced,
    onRefused(fields) {
      if (fields.some((field) => stepOf(field) === 'change')) address.goTo('change');
      setRefusals((count) => count + 1);
    },
    onOutdated,
  });
  const ended = {
    ...useLaterEnding(target, change === 'terminate' ? form.values.lastDay : ''),
    ...(form.move.price && { move: form.move.price }),
  };
  const address = useChangeStep(form.faults);
  const { step } = address;
  const failure = form.error === undefined ? undefined : changeFailure(form.error);
  // Where the server objects to a field, that has the focus.
  useFailureInSight(failure?.fields.length === 0 ? form.error : undefined);
  const guard = useUnsavedChangesGuard(form.isDirty && placed === undefined);

  // Once the guard knows that there is nothing to lose any more.
  const tellPlaced = useEffectEvent(onPlaced);
  useEffect(() => {
    if (placed !== undefined) tellPlaced(placed);
  }, [placed]);
  // In the step that the server objects to, where that is another one.
  const told = useRef(0);
  useEffect(() => {
    const invalid = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)');
    if (refusals === told.current || !invalid) return;
    told.current = refusals;
    (invalid.querySelector<HTMLElement>('input:checked') ?? invalid).focus();
  }, [refusals, step]);

  // A new agreement touches nothing in the network.
  const freezes = useFreezePeriods().periods.filter(
    ({ countries }) => change !== 'renegotiate' && countries.some((country) => target.countries.includes(country)),
  );
  const isTermination = change === 'terminate';
  const isSeveral = target.serviceIds.length > 1;
  const isLast = step === 'checkout';
  const isPriced = change !== 'move' || form.move.price !== undefined;
  const canGoOn =
    isPriced && !form.redundancy.isOpen && form.faults.every(({ field }) => !isLast && stepOf(field) === 'checkout');
  const missing = [
    ...form.faults
      .filter(({ field }) => isLast || stepOf(field) === 'change')
      .map(({ field }) => fieldText(field, change)),
    ...(form.redundancy.isOpen ? ['serviceChange.missing.redundancy' as const] : []),
  ];
  const hint =
    missing.length === 0
      ? formatMessage({ id: hintText(change, isLast) })
      : formatMessage(
          { id: 'serviceChange.missing' },
          {
            fields: formatList(
              language,
              missing.map((id) => formatMessage({ id })),
            ),
          },
        );
  return (
    <Stack gap={20}>
      <ChangeSteps change={change} kindHref={cancelHref} changeHref={address.hrefOf('change')} isLast={isLast} />
      <SummaryLayout
        ref={root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!canGoOn || form.isPending) return;
          if (isLast) form.send();
          else address.goTo('checkout');
        }}
      >
        <SummaryMain>
          {failure && !form.redundancy.isRefusal(form.error) && (
            <FailureNote
              title="serviceChange.notSent"
              message={failure.message}
              advice={failure.isOutcomeUnknown ? 'serviceChange.notSent.again' : undefined}
              error={form.error}
            />
          )}
          {isLast ? (
            <CheckoutStep
              change={change}
              form={form}
              target={target}
              freezes={freezes}
              service={service}
              reviewed={reviewed}
            />
          ) : (
            <>
              {services?.(form.values.lastDay)}
              <ChoiceStep change={change} form={form} target={target} freezes={freezes} service={service} />
            </>
          )}
          <ChangeComparison change={change} values={form.values} target={ended} />
          {isTermination && <EndingEvents target={ended} lastDay={form.values.lastDay} />}
        </SummaryMain>
        <ChangeSummary
          change={change}
          values={form.values}
          target={ended}
          freezes={freezes}
          hint={hint}
          isHintUrgent={missing.length > 0}
          isSaid={isLast}
        >
          <Button variant="ghost" href={isLast ? address.hrefOf('change') : cancelHref}>
            {formatMessage({ id: isLast ? 'serviceChange.stepBack' : 'form.cancel' })}
          </Button>
          <Button
            // The second press of a double click on the step before: nobody has seen what it would order.
            onClick={(event) => isLast && event.detail > 1 && event.preventDefault()}
            variant={isTermination && isLast ? 'danger' : 'primary'}
            type="submit"
            disabled={!canGoOn}
            isLoading={form.isPending}
            loadingText={formatMessage({ id: 'serviceChange.sending' })}
          >
            {formatMessage({
              id: isLast
                ? submitText(change, isSeveral)
                : isTermination
                  ? 'serviceChange.continue.review'
                  : 'serviceChange.continue',
            })}
          </Button>
        </ChangeSummary>
      </SummaryLayout>
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}

function hintText(change: ServiceChangeKind, isLast: boolean) {
  if (change === 'replace' && isLast) return 'serviceChange.replace.hint';
  if (change === 'terminate') return isLast ? 'serviceChange.terminate.hint' : 'serviceChange.terminate.continue.hint';
  return isLast ? 'serviceChange.checkout.hint' : 'serviceChange.continue.hint';
}

/** What a field is called where it keeps the form from going on. */
function fieldText(field: ChangeField, change: ServiceChangeKind) {
  if (field === 'chosen')
    return change === 'upgrade'
      ? 'serviceChange.capacity'
      : change === 'addon'
        ? 'serviceChange.addons'
        : 'serviceChange.product';
  return fieldTexts[field];
}

const fieldTexts = {
  months: 'serviceChange.agreement',
  moveKind: 'serviceChange.move.to',
  newSite: 'serviceChange.move.newSite',
  newAddress: 'serviceChange.move.newAddress',
  floor: 'serviceChange.move.floor',
  room: 'serviceChange.move.room',
  wantedAt: 'serviceChange.wanted',
  lastDay: 'serviceChange.lastDay',
  text: 'serviceChange.missing.text',
  reference: 'serviceChange.reference',
  confirmation: 'serviceChange.missing.confirmation',
} as const;

function submitText(change: ServiceChangeKind, isSeveral: boolean) {
  return change === 'terminate' && isSeveral
    ? 'serviceChange.several.terminate.submit'
    : (`serviceChange.${change}.submit` as const);
}
