import type { SavedView, SavedViewPage } from '@skerry/contracts';
import { useMemo } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { readSavedViews } from './savedViews.reads.ts';

export const savedViewResources = { all: ['saved-views'] } as const;

export interface SavedViews {
  /** By name; undefined until they are there. */
  readonly data: readonly SavedView[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

export interface SavedViewsOptions {
  /** Before, nothing is asked for. @default true */
  isWanted?: boolean;
  /** Takes those that are there as they are: who changes one changes what they have seen. @default false */
  isLater?: boolean;
}

/** The user's saved views of a list and those that their company shares. While they are asked for again, the last ones stay. */
export function useSavedViews(
  page: SavedViewPage,
  { isWanted = true, isLater = false }: SavedViewsOptions = {},
): SavedViews {
  const { data, error, isLoading, isValidating, mutate } = useQuery(
    isWanted ? savedViewResources.all : undefined,
    readSavedViews,
    { keepPreviousData: true, ...(isLater && { revalidateIfStale: false }) },
  );
  const ofPage = useMemo(() => data?.filter((saved) => saved.page === page), [data, page]);
  return { data: ofPage, error, isLoading, isValidating, mutate };
}
