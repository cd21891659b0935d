import type { IconComponent } from '@skerry/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { quietLine } from '../browser/quiet-line.ts';
import type { pageIcons } from './page-icons.ts';

let icons: typeof pageIcons | undefined;
let pending: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches all drawings. Where that fails their places stay empty, and the next that is shown tries again. */
export function fetchPageIcons(): Promise<void> {
  pending ??= quietLine()
    .then(() => import('./page-icons.ts'))
    .then(
      (module) => {
        icons = module.pageIcons;
        for (const listener of listeners) listener();
      },
      () => {
        pending = undefined;
      },
    );
  return pending;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The drawing beside the name of a page and the like; an empty place of its size until it has been fetched. */
export function pageIcon(name: keyof typeof pageIcons): IconComponent {
  return function PageIcon({ stroke, ...rest }) {
    const Drawing = useSyncExternalStore(subscribe, () => icons)?.[name];
    useEffect(() => void fetchPageIcons(), []);
    return Drawing ? <Drawing {...(stroke !== undefined && { stroke })} {...rest} /> : <svg {...rest} />;
  };
}
