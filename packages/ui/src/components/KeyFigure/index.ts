export * from './KeyFigure.tsx';
