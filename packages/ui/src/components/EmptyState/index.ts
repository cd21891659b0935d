export * from './EmptyState.tsx';
export * from './NoMatchState.tsx';
export * from './Seal.tsx';
