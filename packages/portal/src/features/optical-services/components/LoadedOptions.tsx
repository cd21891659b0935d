import type { OpticalOptions } from '@skerry/contracts';
import { Sheet, Skeleton, Stack } from '@skerry/ui';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { NotOffered } from './NoOptical.tsx';

export interface LoadedOptionsProps {
  query: SWRResponse<OpticalOptions, unknown>;
  children: (options: OpticalOptions) => ReactNode;
}

/** What needs the catalogue, in every state of it: on its way, failed, without anything for this customer, and there. */
export function LoadedOptions({ query: { data, error, isValidating, mutate }, children }: LoadedOptionsProps) {
  if (data) return data.products.length === 0 ? <NotOffered /> : children(data);
  if (error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure
          title="optical.options.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
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
