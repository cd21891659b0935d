export * from './Alert.tsx';
export * from './AlertStack.tsx';
