import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { contours, island, light, word } from './logoPaths.ts';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `mark` leaves the word out. @default 'full' */
  readonly variant?: 'full' | 'mark';
  /** Its name, where no link or text beside it says it. @default none: decoration */
  readonly label?: string;
}

/** Skerry's logo, in the colours that the theme gives a logo. 40 px high; `height` scales it, never below 16 px. */
export function Logo({ variant = 'full', label, height = 40, ...rest }: LogoProps) {
  const width = variant === 'mark' ? 40 : 123;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <LogoRoot
      viewBox={`0 0 ${width} 40`}
      height={height}
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      focusable={false}
      {...name}
      {...rest}
    >
      <LogoMark />
      {variant === 'full' && <LogoWord d={word} />}
    </LogoRoot>
  );
}

/** The island with its contours and its light. */
export function LogoMark() {
  return (
    <>
      <Island d={island} />
      {contours.map((path) => (
        <Contour key={path} d={path} />
      ))}
      {light.map((path) => (
        <Light key={path} d={path} />
      ))}
    </>
  );
}

export const LogoRoot = styled.svg`
  display: block;
  max-width: 100%;
  @media (forced-colors: active) {
    forced-color-adjust: preserve-parent-color;
    --sk-logo-mark: CanvasText;
    --sk-logo-word: CanvasText;
    --sk-logo-light: CanvasText;
    --sk-header-control: CanvasText;
    --sk-header-fg-muted: CanvasText;
  }
  @media print {
    --sk-logo-mark: CanvasText;
    --sk-logo-word: CanvasText;
  }
`;

export const LogoWord = styled.path`
  fill: ${token.logo.word};
`;

const Island = styled.path`
  fill: ${token.logo.mark};
`;

const Contour = styled.path`
  stroke: ${token.logo.mark};
  stroke-width: 2;
`;

const Light = styled.path`
  stroke: ${token.logo.light};
  stroke-width: 3;
`;
