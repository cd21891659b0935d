import type { MessageId } from '@skerry/i18n';
import { PartialFailure } from './PartialFailure.tsx';

/** Something that a page shows besides its list, and that may fail alone. */
export interface PagePart {
  /** "The tags could not be loaded" */
  readonly title: MessageId;
  readonly query: { readonly error: unknown; readonly isValidating: boolean; readonly mutate: () => unknown };
}

/** Asks again for the parts that are missing. */
export function retryParts(parts: readonly PagePart[]): void {
  for (const { query } of parts) if (query.error !== undefined) query.mutate();
}

interface MissingPartsProps {
  parts: readonly PagePart[];
  /** Across a list, below its toolbar. @default false */
  isStrip?: boolean;
}

/** Whatever is missing of a page, in one message with one button. */
export function MissingParts({ parts, ...rest }: MissingPartsProps) {
  const missing = parts.filter(({ query }) => query.error !== undefined);
  const [first] = missing;
  if (!first) return null;
  return (
    <PartialFailure
      {...rest}
      title={missing.length === 1 ? first.title : 'services.missing.error'}
      error={first.query.error}
      isRetrying={missing.some(({ query }) => query.isValidating)}
      onRetry={() => retryParts(missing)}
    />
  );
}
