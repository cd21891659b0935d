import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { FieldError, FieldHint } from './Field.styles.ts';

export interface FieldMessages {
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isCounted?: boolean;
}

/** Ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy(id: string, { hint, error, isCounted = false }: FieldMessages): string | undefined {
  return [hint && hintId(id), error && errorId(id), isCounted && countId(id)].filter(Boolean).join(' ') || undefined;
}

export function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return children ? <FieldHint id={hintId(id)}>{children}</FieldHint> : null;
}

/** What is wrong, with its filled triangle: never by colour alone. */
export function ErrorMessage({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return children ? (
    <FieldError id={errorId(id)} data-field-error="">
      <Icon icon={IconAlertTriangleFilled} size="small" />
      <span>{children}</span>
    </FieldError>
  ) : null;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
export const countId = (id: string) => `${id}-count`;
