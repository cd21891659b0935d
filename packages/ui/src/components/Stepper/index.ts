export * from './Stepper.tsx';
