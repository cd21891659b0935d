export * from './StepForm.tsx';
