export * from './LanguageChooser.tsx';
