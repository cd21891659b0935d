import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const wallLayouts = ['map', 'tiles'] as const;
export type WallLayout = (typeof wallLayouts)[number];

/** What a wall is told by its address, so that a screen that starts anew shows the same. */
export interface WallAddress {
  /** Names of tags, as somebody writes them. */
  readonly tags: string;
  /** Ids of sites. */
  readonly sites: string;
  readonly layout: WallLayout;
  /** Seconds of a page. */
  readonly rotate: number;
  readonly theme: 'dark' | 'light';
  readonly sound: boolean;
}

const usualRotation = 15;
/** For a number that is none, or out of bounds. */
const otherwise = 20;

/** The first layout that is known; those that are not are ignored. */
export function readWallAddress(query: URLSearchParams): WallAddress {
  const wanted = (query.get('layout') ?? '').split(',');
  const rotate = query.get('rotate');
  return {
    tags: query.get('tags') ?? '',
    sites: query.get('sites') ?? '',
    layout: wanted.flatMap((word) => wallLayouts.filter((layout) => layout === word.trim()))[0] ?? 'map',
    rotate: rotate === null ? usualRotation : rotationOf(rotate),
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    sound: query.get('sound') === 'on',
  };
}

function rotationOf(text: string): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return seconds >= 5 && seconds <= 300 ? seconds : otherwise;
}

/** What the address says, and how to change it. */
export function useWallAddress(): [WallAddress, (changes: Record<string, string>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readWallAddress(query), [query]);
  const change = useCallback(
    (changes: Record<string, string>) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  return [address, change];
}
