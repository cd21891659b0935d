export * from './DebugPanel.tsx';
