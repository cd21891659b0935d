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

/** Whatever is missing of a page, in one message with one button. Stands below the toolbar of the list. */
export function MissingParts({ parts }: { parts: readonly PagePart[] }) {
  const missing = parts.filter(({ query }) => query.error !== undefined);
  const [first] = missing;
  if (!first) return null;
  return (
    <PartialFailure
      title={missing.length === 1 ? first.title : 'services.missing.error'}
      error={first.query.error}
      isRetrying={missing.some(({ query }) => query.isValidating)}
      onRetry={() => retryParts(missing)}
    />
  );
}
