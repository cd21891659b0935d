import { useState } from 'react';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { foundKinds, type FoundKind } from './found-kinds.ts';
import { commandOf, type PaletteCommand } from './found-things.ts';

const name = 'palette.recent';
const maxRecent = 5;

/** A page, whose id is its address, or a thing. */
interface Remembered {
  kind: FoundKind | 'pages';
  id: string;
  code: string | null;
  name: string;
  detail: string;
}

/**
 * What this tab's user has opened from the palette, the newest first, and how to add to it.
 *
 * @param pages Those that the visitor may open now, as they are called now.
 */
export function useRecentThings(pages: readonly PaletteCommand[]): {
  recent: readonly PaletteCommand[];
  remember: (command: PaletteCommand) => void;
} {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const [things, setThings] = useState(() => readThings(drafts.peek(principal, name)));
  return {
    recent: things.flatMap(({ kind, ...item }): PaletteCommand[] => {
      if (kind !== 'pages') return [commandOf(kind, item)];
      const page = pages.find(({ id }) => id === item.id);
      // A command of its own: the page itself stands below.
      return page ? [{ ...page }] : [];
    }),
    remember(command) {
      const isPage = pages.some(({ id }) => id === command.id);
      const thing: Remembered | undefined = isPage
        ? { kind: 'pages', id: command.id, code: null, name: command.label, detail: '' }
        : thingOf(command);
      if (!thing) return;
      const others = things.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
      const next = [thing, ...others].slice(0, maxRecent);
      setThings(next);
      drafts.put(principal, name, next);
    },
  };
}

function thingOf({ id: commandId, label, hint = '', code, fact }: PaletteCommand): Remembered | undefined {
  const [first = '', ...rest] = commandId.split('/');
  const kind = foundKinds.find((known) => known === first);
  const id = rest.join('/');
  return kind && id !== 'all' ? { kind, id, code: code ?? fact ?? null, name: label, detail: hint } : undefined;
}

/** What was written by an older version of the portal counts as nothing. */
function readThings(value: unknown): Remembered[] {
  return Array.isArray(value) ? value.filter(isRemembered).slice(0, maxRecent) : [];
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, code, name: label, detail } = value as Record<string, unknown>;
  return (
    (kind === 'pages' || foundKinds.some((known) => known === kind)) &&
    [id, label, detail].every((text) => typeof text === 'string') &&
    (code === null || typeof code === 'string')
  );
}
