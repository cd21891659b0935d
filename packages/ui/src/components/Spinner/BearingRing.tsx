import type { ComponentProps } from 'react';
import { Ring } from './Spinner.styles.ts';

export interface BearingRingProps extends ComponentProps<'svg'> {
  /** 16, 20, 24 or 32 px. @default 'small' */
  readonly size?: 'small' | 'medium' | 'large' | 'extraLarge';
}

/** Sixteen bearing ticks, brightest ahead. Only the drawing: what is waited for is said by the component it stands in. */
export function BearingRing({ size = 'small', ...rest }: BearingRingProps) {
  return (
    <Ring
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      aria-hidden
      focusable={false}
      {...rest}
      data-size={size}
    >
      {ticks}
    </Ring>
  );
}

const ticks = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * 2 * Math.PI;
  const at = (radius: number) => ({
    x: (12 + radius * Math.sin(angle)).toFixed(2),
    y: (12 - radius * Math.cos(angle)).toFixed(2),
  });
  const inner = at(index % 4 === 0 ? 5.6 : 6.6);
  const outer = at(9.2);
  // Behind the foremost tick the ring fades out over ten ticks.
  const opacity = index === 0 ? 1 : Math.max(0.16, 1 - (16 - index) * 0.077);
  return <line key={index} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} opacity={opacity.toFixed(2)} />;
});
