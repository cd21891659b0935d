import { useState } from 'react';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { foundKinds, type FoundKind } from './found-kinds.ts';
import { commandOf, type PaletteCommand } from './found-things.ts';

const name = 'palette.recent';
const maxRecent = 5;

interface Remembered {
  kind: FoundKind;
  id: string;
  code: string | null;
  name: string;
  detail: string;
}

/** What this tab's user has opened from the palette, the newest first, and how to add to it. Pages are not among it: they stand below anyway. */
export function useRecentThings(): { recent: readonly PaletteCommand[]; remember: (command: PaletteCommand) => void } {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const [things, setThings] = useState(() => readThings(drafts.peek(principal, name)));
  return {
    recent: things.map(({ kind, ...item }) => commandOf(kind, item)),
    remember(command) {
      const thing = thingOf(command);
      if (!thing) return;
      const others = things.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
      const next = [thing, ...others].slice(0, maxRecent);
      setThings(next);
      drafts.put(principal, name, next);
    },
  };
}

function thingOf({ id: commandId, label, hint = '', code }: PaletteCommand): Remembered | undefined {
  const [first = '', ...rest] = commandId.split('/');
  const kind = foundKinds.find((known) => known === first);
  const id = rest.join('/');
  return kind && id !== 'all' ? { kind, id, code: code ?? null, name: label, detail: hint } : undefined;
}

/** What was written by an older version of the portal counts as nothing. */
function readThings(value: unknown): Remembered[] {
  return Array.isArray(value) ? value.filter(isRemembered).slice(0, maxRecent) : [];
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, code, name: label, detail } = value as Record<string, unknown>;
  return (
    foundKinds.some((known) => known === kind) &&
    [id, label, detail].every((text) => typeof text === 'string') &&
    (code === null || typeof code === 'string')
  );
}
