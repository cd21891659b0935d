import type { MessageId } from '@skerry/i18n';
import { Sheet, Skeleton, Stack } from '@skerry/ui';
import { FetchFailure } from './FetchFailure.tsx';

export interface MissingSheetProps {
  /** What failed. */
  errorTitle: MessageId;
  query: { readonly error: unknown; readonly isValidating: boolean; readonly mutate: () => unknown };
}

/** In the place of a sheet whose contents are not there: they are on their way, or could not be loaded. */
export function MissingSheet({ errorTitle, query: { error, isValidating, mutate } }: MissingSheetProps) {
  if (error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure title={errorTitle} error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      </Sheet>
    );
  return (
    <Sheet aria-busy>
      <Stack gap={12}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={90} />
        <Skeleton width={70} />
      </Stack>
    </Sheet>
  );
}
