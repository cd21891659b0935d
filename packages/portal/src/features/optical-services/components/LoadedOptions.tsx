import type { OpticalOptions } from '@skerry/contracts';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { MissingSheet } from '../../../platform/alerts/MissingSheet.tsx';
import { NotOffered } from './NoOptical.tsx';

export interface LoadedOptionsProps {
  query: SWRResponse<OpticalOptions, unknown>;
  children: (options: OpticalOptions) => ReactNode;
}

/** What needs the catalogue, in every state of it: on its way, failed, without anything for this customer, and there. */
export function LoadedOptions({ query, children }: LoadedOptionsProps) {
  if (!query.data) return <MissingSheet errorTitle="optical.options.error" query={query} />;
  return query.data.products.length === 0 ? <NotOffered /> : children(query.data);
}
