import type { ComponentProps, ReactNode } from 'react';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { SectorGlyph, type Sector } from './SectorGlyph.tsx';
import { StatusGlyphRoot, StatusLabelRoot } from './StatusLabel.styles.ts';

export type StatusTone = 'neutral' | 'info' | 'positive' | 'attention' | 'critical' | 'limit' | 'draft';

export type StatusGlyph =
  | {
      /** Eighths of the work that are done. */
      readonly sector: Sector;
      readonly icon?: never;
    }
  | {
      readonly sector?: never;
      /** A sign in place of the eighths, for what is no work under way. */
      readonly icon: IconComponent;
    };

export type StatusLabelProps = Omit<ComponentProps<'span'>, 'color'> &
  StatusGlyph & {
    /** The state's word. */
    readonly children: ReactNode;
    /** What the state means for the reader. */
    readonly tone: StatusTone;
    /** `plain` in tables and lists; `flag`, tinted, only beside the title of a page; `figure` as the value of a `KeyFigure`. @default 'plain' */
    readonly variant?: 'plain' | 'flag' | 'figure';
  };

/**
 * A state as glyph, word and tone; never one of them alone.
 *
 * @example
 * <StatusLabel tone="info" sector={5}>Confirmed delivery</StatusLabel>
 */
export function StatusLabel({ children, tone, variant = 'plain', sector, icon, ...rest }: StatusLabelProps) {
  return (
    <StatusLabelRoot {...rest} data-tone={tone} data-variant={variant}>
      {icon ? (
        <StatusGlyphRoot as={icon} aria-hidden stroke="2" />
      ) : (
        <StatusGlyphRoot as={SectorGlyph} eighths={sector} />
      )}
      {children}
    </StatusLabelRoot>
  );
}
