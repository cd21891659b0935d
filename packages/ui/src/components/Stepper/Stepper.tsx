'use client';
import { IconCheck, IconCircleDot } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import {
  StepHint,
  StepItem,
  StepLabel,
  StepLink,
  StepNumber,
  StepperList,
  StepperPosition,
  StepperRoot,
  StepScale,
} from './Stepper.styles.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** Below the label, such as a date. */
  readonly hint?: ReactNode;
  /** Leads back to a step that is done. */
  readonly href?: string;
  /** Where something has happened to it. */
  readonly tone?: 'attention' | 'critical';
  /** The sign of that. */
  readonly icon?: IconComponent;
  /** Where the way ends before its time: no scale leads on from it. */
  readonly isEnd?: boolean;
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The steps, from the first to the last. */
  readonly steps: readonly Step[];
  /** Index of the step that is under way; those before it are done. The number of steps says that all are. */
  readonly current: number;
  /** `wizard` numbers what the reader does, `track` follows what others do, such as a delivery. @default 'wizard' */
  readonly variant?: 'wizard' | 'track';
  /** Name of the list. @default "Steps" */
  readonly label?: string;
}

/**
 * How far along one is, as a bearing scale that fills with dark ticks. Below medium a wizard shows where it is and the scale, and a
 * track stands upright.
 *
 * @example
 * <Stepper current={2} steps={[{ id: 'where', label: 'Search address', href: '?step=where' }, …]} />
 */
export function Stepper({ steps, current, variant = 'wizard', label, ...rest }: StepperProps) {
  const text = useUiText();
  const position = Math.min(current, steps.length - 1);
  return (
    <StepperRoot {...rest} data-variant={variant}>
      {variant === 'wizard' && (
        // For the eye only: the list says as much.
        <StepperPosition aria-hidden>
          {text('ui.stepper.position', undefined, { step: position + 1, count: steps.length })}
          <strong>{steps[position]?.label}</strong>
        </StepperPosition>
      )}
      <StepperList aria-label={text('ui.stepper.label', label)}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            data-state={index < current ? 'done' : index === current ? 'current' : 'coming'}
            data-tone={step.tone}
            data-is-end={step.isEnd === true ? '' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepScale />
            <StepContent
              step={step}
              number={variant === 'wizard' ? index + 1 : undefined}
              isDone={index < current}
              isUnderWay={variant === 'track' && index === current}
            />
          </StepItem>
        ))}
      </StepperList>
    </StepperRoot>
  );
}

/** Parts the words of the name for those who hear it. */
const comma = ', ';

interface StepContentProps {
  step: Step;
  number: number | undefined;
  isDone: boolean;
  /** What a track has come to has a sign of its own, as what is done has. */
  isUnderWay: boolean;
}

function StepContent({ step, number, isDone, isUnderWay }: StepContentProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  const icon = step.icon ?? (isDone ? IconCheck : isUnderWay ? IconCircleDot : undefined);
  const name = (
    <>
      {icon ? <Icon icon={icon} size="small" /> : number !== undefined && <StepNumber>{number}</StepNumber>}
      <span>{step.label}</span>
      {isDone && <VisuallyHidden>{comma + text('ui.stepper.done')}</VisuallyHidden>}
    </>
  );
  return (
    <div>
      {isDone && step.href !== undefined ? (
        <StepLink as={linkComponent} href={step.href}>
          {name}
        </StepLink>
      ) : (
        <StepLabel>{name}</StepLabel>
      )}
      {step.hint !== undefined && <StepHint>{step.hint}</StepHint>}
    </div>
  );
}
