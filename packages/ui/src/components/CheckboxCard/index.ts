export * from './CheckboxCard.tsx';
