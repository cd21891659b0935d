export * from './MessageThread.tsx';
