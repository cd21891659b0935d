import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lastingStorage } from '../../browser/browser-storage.ts';
import { noSavedView, type ListSavedViews } from './savedViews.ts';
import { useSavedViews } from './savedViews.queries.ts';

export interface FirstView {
  /** The address says nothing, and the view that the list opens with is on its way. */
  readonly isOpening: boolean;
  /** The list without a view, also for those whose list opens with one. */
  readonly usualHref: string;
}

/**
 * Opens the saved view that the reader has chosen for the list, where the address says nothing. An address that says something is never left
 * for it, not even when all of that is taken away: it says from then on that no view is open.
 */
export function useFirstView(views: ListSavedViews): FirstView {
  const { page, state } = views;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, error } = useSavedViews(page);
  const first = data?.find(({ opensFirst }) => opensFirst);
  const isBare = search === '';

  // Who has none is not kept waiting for what is known after a moment.
  const key = `skerry.${page}.opensWithView`;
  const [wasThere] = useState(() => lastingStorage.getItem(key) !== null);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    if (first) lastingStorage.setItem(key, '');
    else lastingStorage.removeItem(key);
  }, [isKnown, first, key]);

  const isUndecided = first !== undefined && state.saved === '';
  const href = isUndecided && isBare ? views.hrefOf(first) : undefined;
  useEffect(() => {
    if (href !== undefined) void navigate(href, { replace: true });
  }, [href, navigate]);
  // Who has just chosen it is in the middle of what they do.
  const hadNone = useRef(false);
  useEffect(() => {
    if (isKnown && !first) hadNone.current = true;
  }, [isKnown, first]);
  const mustLeave = isUndecided && !isBare;
  const leave = useEffectEvent(() => {
    if (!hadNone.current) views.leave();
  });
  useEffect(() => {
    if (mustLeave) leave();
  }, [mustLeave]);

  return {
    isOpening: isBare && (first !== undefined || (wasThere && !isKnown && error === undefined)),
    usualHref: first ? `${views.usualHref}?saved=${noSavedView}` : views.usualHref,
  };
}
