import type { ComponentProps } from 'react';

export type Sector = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface SectorGlyphProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many eighths of the work are done; 0 is an empty ring. */
  readonly eighths: Sector;
}

/** A ring whose sector of light grows in eighths while work goes on. */
export function SectorGlyph({ eighths, ...rest }: SectorGlyphProps) {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden focusable={false} {...rest}>
      <circle cx="8" cy="8" r="6.4" stroke="currentColor" strokeWidth="1.5" />
      {eighths > 0 && <path d={sectorPath(eighths)} fill="currentColor" />}
    </svg>
  );
}

function sectorPath(eighths: number): string {
  const angle = (eighths / 8) * 2 * Math.PI;
  const x = (8 + 4.1 * Math.sin(angle)).toFixed(2);
  const y = (8 - 4.1 * Math.cos(angle)).toFixed(2);
  return `M8 8V3.9A4.1 4.1 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}Z`;
}
