export * from './BearingRing.tsx';
export * from './Spinner.tsx';
