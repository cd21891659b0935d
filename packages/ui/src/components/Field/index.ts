export { Field, type FieldControlProps, type FieldProps, type FieldTextProps } from './Field.tsx';
