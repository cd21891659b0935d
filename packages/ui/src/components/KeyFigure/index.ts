export * from './KeyFigure.tsx';
export type { KeyFigureTrend } from './FigureTrend.tsx';
