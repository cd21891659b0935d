'use client';
import { IconArrowLeft } from '@tabler/icons-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { Note } from '../Note/Note.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import {
  StepBody,
  StepFoot,
  StepFormColumns,
  StepFormRoot,
  StepHead,
  StepMeta,
  StepNotice,
  StepSheet,
  StepSummary,
  StepSummaryLine,
} from './StepForm.styles.ts';
import { useHeadingFocus, useStepMoves } from './useSteps.ts';

export interface FormStep<Value extends string = string> {
  readonly value: Value;
  /** Its name in the row of steps, and on the buttons that lead there. */
  readonly label: string;
  /** Its heading, where that is more than the label: “Who comes?”. @default the label */
  readonly title?: string;
  /** Beside the heading, such as how many there are. */
  readonly meta?: ReactNode;
  /** Address of the step: it leads back there once it is done. */
  readonly href?: string;
  /** The fields. What is written in them stays while other steps are shown. */
  readonly content: ReactNode;
  /** What the button says that goes on from here. @default "Continue" */
  readonly nextLabel?: string;
  /** Nobody can go on from here for now; `notice` says why. @default false */
  readonly isNextDisabled?: boolean;
}

export interface StepFormProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The steps, from the first to the last. */
  readonly steps: readonly FormStep<Value>[];
  /** The step that is shown, where the page keeps it: by its address in a portal. */
  readonly value?: Value;
  /** The step that is shown at first, where the component keeps it. @default the first */
  readonly defaultValue?: Value;
  /** Another step is to be shown. */
  readonly onValueChange?: (value: Value) => void;
  /** Checks or saves a step before the next one is shown. False stays here, and so does a promise that is refused, with words about it. */
  readonly onNext?: (value: Value) => unknown;
  /** Sends all of it, from the last step; a promise that is refused says so and stays. */
  readonly onFinish?: () => unknown;
  /** What the button of the last step says. @default "Send" */
  readonly finishLabel?: string;
  /** What the button back says. @default the name of the step before */
  readonly backLabel?: string;
  /** Above the fields: why it could not be saved, where more can be said than that it failed. */
  readonly failure?: ReactNode;
  /** Beside the buttons, such as why nobody can go on. */
  readonly notice?: ReactNode;
  /** Beside the form and, in narrow windows, below it: what has been chosen so far, in `Sheet`s. */
  readonly summary?: ReactNode;
  /** In narrow windows above the buttons, which stay in sight there: the summary in a line, such as what it costs. */
  readonly summaryLine?: ReactNode;
  /** Names the summary for screen readers. */
  readonly summaryLabel?: string;
  /** Name of the row of steps. @default "Steps" */
  readonly label?: string;
  /** Level of the heading of a step. @default 2 */
  readonly level?: HeadingLevel;
}

/**
 * A form in steps: where one is, the fields of one step, the way back and on, and a summary beside it. After a step the focus is on the
 * heading of the next. It is a `<form>`, and a step that was shown once stays in it.
 *
 * @example
 * <StepForm steps={steps} value={step} onValueChange={(next) => navigate(pathOf(next))} onNext={saveDraft} onFinish={order} summary={<Sheet title="Your visit" />} />
 */
export function StepForm<Value extends string>(props: StepFormProps<Value>) {
  const { steps, onNext, onFinish, finishLabel, backLabel, failure, notice, ...others } = withoutValue(props);
  const { summary, summaryLine, summaryLabel, label, level = 2, ...rest } = others;
  const text = useUiText();
  const headingId = useId();
  const [chosen, choose] = useValue<Value, undefined>(props, undefined);
  // An address may name a step that is none.
  const index = Math.max(
    steps.findIndex(({ value }) => value === chosen),
    0,
  );
  const step = steps[index];
  const [before, after] = [steps[index - 1], steps[index + 1]];
  const moves = useStepMoves();
  const heading = useHeadingFocus(step?.value ?? '');
  const [opened, setOpened] = useState<readonly Value[]>([]);
  if (step && !opened.includes(step.value)) setOpened([...opened, step.value]);
  if (!step) return null;

  const goOn = () => {
    if (moves.isPending || step.isNextDisabled === true) return;
    if (after) moves.goOn(onNext && (() => onNext(step.value)), () => choose(after.value));
    else moves.goOn(onFinish, () => undefined);
  };
  return (
    <StepFormRoot {...rest}>
      <Stepper
        {...(label !== undefined && { label })}
        current={index}
        steps={steps.map((one) => ({
          id: one.value,
          label: one.label,
          ...(one.href !== undefined && { href: one.href }),
        }))}
      />
      <StepFormColumns data-has-summary={summary === undefined ? undefined : ''}>
        <StepSheet
          noValidate
          aria-labelledby={headingId}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <StepHead>
            <Heading level={level} variant="section" id={headingId} tabIndex={-1} ref={heading}>
              {step.title ?? step.label}
            </Heading>
            {step.meta !== undefined && <StepMeta>{step.meta}</StepMeta>}
          </StepHead>
          {(failure !== undefined || moves.hasFailed) && (
            <StepBody>
              <div role="alert">{failure ?? <Note tone="critical">{text('ui.stepForm.failed')}</Note>}</div>
            </StepBody>
          )}
          {/* What is being saved must not change. */}
          <ReadOnlyContext value={moves.isPending}>
            {steps
              .filter(({ value }) => opened.includes(value))
              .map(({ value, content }) => (
                <StepBody key={value} hidden={value !== step.value}>
                  {content}
                </StepBody>
              ))}
          </ReadOnlyContext>
          <StepFoot>
            {summaryLine !== undefined && <StepSummaryLine>{summaryLine}</StepSummaryLine>}
            {before && (
              <Button icon={IconArrowLeft} disabled={moves.isPending} onClick={() => choose(before.value)}>
                {backLabel ?? before.label}
              </Button>
            )}
            <StepNotice>{notice}</StepNotice>
            <Button type="submit" variant="primary" disabled={step.isNextDisabled === true} isLoading={moves.isPending}>
              {after
                ? text('ui.stepForm.next', step.nextLabel)
                : text('ui.stepForm.finish', finishLabel ?? step.nextLabel)}
            </Button>
          </StepFoot>
        </StepSheet>
        {summary !== undefined && <StepSummary aria-label={summaryLabel}>{summary}</StepSummary>}
      </StepFormColumns>
    </StepFormRoot>
  );
}
