import type { SiteList, SiteListChange } from '@skerry/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CellPlace } from './cells.ts';
import { isCell } from './cells.ts';
import { rowValuesOf, writtenDraft } from './rowValues.ts';
import { useChangeSiteList } from '../siteLists.mutations.ts';

/** What was written in a cell and is not saved yet. */
export interface WrittenCell extends CellPlace {
  readonly text: string;
}

interface Wanted {
  readonly written?: WrittenCell;
  /** Of the list as it is when its turn comes; undefined where nothing is left to change. */
  readonly changeOf: (list: SiteList) => SiteListChange | undefined;
  readonly onDone?: (() => void) | undefined;
}

/** Changes of a list, one after the other: whoever writes in the next cell while the last one is saved loses nothing. */
export function useRowChanges(list: SiteList) {
  const { isPending, start } = useChangeSiteList(list);
  const [waiting, setWaiting] = useState<readonly Wanted[]>([]);
  const [error, setError] = useState<unknown>();

  const [next] = waiting;
  const startNext = useEffectEvent((wanted: Wanted) => {
    const done = () => setWaiting((before) => before.filter((each) => each !== wanted));
    const change = wanted.changeOf(list);
    if (change === undefined) done();
    else
      start(change, {
        done() {
          done();
          wanted.onDone?.();
        },
        failed(reason) {
          // What comes after it was written with its outcome in mind.
          setWaiting([]);
          setError(reason);
        },
      });
  });
  useEffect(() => {
    if (next && !isPending) startNext(next);
  }, [next, isPending]);

  const add = (wanted: Wanted) => {
    setError(undefined);
    setWaiting((before) => [...before, wanted]);
  };
  return {
    isPending: waiting.length > 0,
    error,
    change: (change: SiteListChange, onDone?: () => void) => add({ changeOf: () => change, onDone }),
    write: (cell: WrittenCell) =>
      add({
        written: cell,
        changeOf({ sites }) {
          const site = sites.find(({ id }) => id === cell.siteId);
          if (site === undefined) return undefined;
          const draft = writtenDraft(site, { ...rowValuesOf(site), [cell.field]: cell.text });
          return { changeSites: [{ id: site.id, site: draft }] };
        },
      }),
    /** What was written in a cell last, where it is not saved yet. */
    written: ({ siteId, field }: CellPlace) =>
      waiting.findLast(({ written }) => isCell(written, siteId, field))?.written?.text,
  };
}
