import type { ChangeKind } from '@skerry/contracts';
import { Button, FormActions, FormLayout, Sheet, Stack, Stepper } from '@skerry/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { steps, stepOf, type ChosenService, type Step } from '../changeRequestForm.ts';
import { changeRequestPath } from '../service-change-requests.paths.ts';
import { useChangeRequestForm, type ChangeRequestForm as Form } from '../useChangeRequestForm.ts';
import { useStep } from '../useStep.ts';
import { useStepFocus } from '../useStepFocus.ts';
import { FormPlace, SummaryPlace } from './ChangeRequestForm.styles.ts';
import { ChangeSummary } from '../detail/ChangeSummary.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { WhatStep } from './WhatStep.tsx';
import { WhenStep } from './WhenStep.tsx';

export interface ChangeRequestFormProps {
  kinds: readonly ChangeKind[];
  freezes: readonly CountryFreeze[];
  service: ChosenService | undefined;
  listHref: string;
}

/** The form of a new request, in four steps. A request that is made leads to its page. */
export function ChangeRequestForm({ listHref, ...given }: ChangeRequestFormProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const reasonId = useId();
  const root = useRef<HTMLFormElement>(null);
  const address = useStep();
  const [sentId, setSentId] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useChangeRequestForm({
    ...given,
    onSent({ id, number }) {
      alerts.success('changeRequestForm.sent', { number });
      setSentId(id);
    },
    onRefused(faults) {
      const step = steps.find((each) => faults.some(({ field }) => stepOf(field) === each));
      if (step) address.goTo(step);
      setRefusals((count) => count + 1);
    },
  });
  const step = useReachedStep(form, address);
  const guard = useUnsavedChangesGuard(form.isDirty && sentId === undefined);
  useStepFocus(root, step, refusals);

  // Once the guard knows that there is nothing to lose any more.
  useEffect(() => {
    if (sentId !== undefined) void navigate(changeRequestPath(sentId), { replace: true });
  }, [sentId, navigate]);

  const place = steps.indexOf(step);
  const next = steps[place + 1];
  const faults = form.faults.filter(({ field }) => next === undefined || stepOf(field) === step);
  return (
    <Stack gap={16}>
      <Stepper
        current={place}
        steps={steps.map((id) => ({
          id,
          label: formatMessage({ id: `changeRequestForm.step.${id}` }),
          href: address.hrefOf(id),
        }))}
      />
      <FormPlace>
        <Sheet>
          <FormLayout
            ref={root}
            onSubmit={(event) => {
              event.preventDefault();
              if (faults.length > 0 || form.isPending) return;
              if (next) address.goTo(next);
              else form.send();
            }}
          >
            {form.error !== undefined && !form.redundancy.isRefusal(form.error) && (
              <FailureNote title="changeRequestForm.notSent" message={errorMessage(form.error)} error={form.error} />
            )}
            <StepFields form={form} step={step} />
            <FormActions
              start={
                <span id={reasonId} role="status">
                  {reasonOf(form, faults, formatMessage)}
                </span>
              }
            >
              <Button variant="ghost" href={place === 0 ? listHref : address.hrefOf(steps[place - 1] ?? step)}>
                {formatMessage({ id: place === 0 ? 'form.cancel' : 'changeRequestForm.stepBack' })}
              </Button>
              <Button
                variant="primary"
                type="submit"
                disabled={faults.length > 0}
                isLoading={form.isPending}
                loadingText={formatMessage({ id: 'changeRequestForm.sending' })}
                aria-describedby={reasonId}
              >
                {formatMessage({ id: next ? 'changeRequestForm.continue' : 'changeRequestForm.submit' })}
              </Button>
            </FormActions>
          </FormLayout>
        </Sheet>
        {next && (
          <SummaryPlace>
            <ChangeSummary form={form} />
          </SummaryPlace>
        )}
      </FormPlace>
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}

/** The step of the address, or the first that something is missing in on the way to it, which the address then says. */
function useReachedStep({ faults }: Form, { step, goTo }: ReturnType<typeof useStep>): Step {
  const unfinished = steps.find((each) => faults.some(({ field }) => stepOf(field) === each));
  const isBeyond = unfinished !== undefined && steps.indexOf(unfinished) < steps.indexOf(step);
  useEffect(() => {
    if (isBeyond) goTo(unfinished, { replace: true });
  });
  return isBeyond ? unfinished : step;
}

function reasonOf(
  { errorOf }: Form,
  faults: Form['faults'],
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): string | undefined {
  const wrong = faults.filter(({ field }) => errorOf(field) !== undefined).length;
  if (wrong > 0) return formatMessage({ id: 'form.needAttention' }, { count: wrong });
  return faults.length > 0 ? formatMessage({ id: 'form.leftToFill' }, { count: faults.length }) : undefined;
}

function StepFields({ form, step }: { form: Form; step: Step }) {
  switch (step) {
    case 'what':
      return <WhatStep form={form} />;
    case 'details':
      return <DetailsStep form={form} />;
    case 'when':
      return <WhenStep form={form} />;
    case 'review':
      return <ReviewStep form={form} />;
  }
}
