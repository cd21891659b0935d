import { useMatches } from 'react-router-dom';
import type { PageName } from '../platform/feature/feature.ts';

/** What a page's route says about itself. */
export interface PageHandle {
  /** Name of the section in the title of the document. */
  title: PageName;
  /** Name in the query of what is opened in the place of the page, which is then another page. */
  opens?: string | undefined;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** The handle of the page that is shown. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}
