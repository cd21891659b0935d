'use client';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { TrendRoot } from './FigureTrend.styles.ts';

export interface KeyFigureTrend {
  readonly direction: 'rise' | 'fall';
  /** How much, with its unit: "12 %". */
  readonly change: string;
  /** Whether that is good news, which colours it. @default neither */
  readonly isGood?: boolean;
}

/** How a figure has moved: an arrow for the eye, a word for those who hear it. */
export function FigureTrend({ direction, change, isGood }: KeyFigureTrend) {
  const text = useUiText();
  const isRise = direction === 'rise';
  return (
    <TrendRoot data-tone={isGood === undefined ? undefined : isGood ? 'positive' : 'critical'}>
      <Icon icon={isRise ? IconArrowUpRight : IconArrowDownRight} size="small" />
      <span aria-hidden>{change}</span>
      <VisuallyHidden>{text(isRise ? 'ui.keyFigure.rise' : 'ui.keyFigure.fall', undefined, { change })}</VisuallyHidden>
    </TrendRoot>
  );
}
