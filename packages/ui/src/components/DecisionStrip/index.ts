export * from './DecisionStrip.tsx';
