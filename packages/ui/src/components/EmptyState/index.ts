export * from './EmptyState.tsx';
export * from './ErrorState.tsx';
export * from './NoMatchState.tsx';
export * from './Seal.tsx';
