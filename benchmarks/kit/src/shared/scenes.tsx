// The scenes of the stopwatch: what is mounted, pressed and typed by lib/measures.mjs.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { Provider, Screen } from '#kit/screen.tsx';
import * as scenes from '#kit/scenes.tsx';
import { users } from './data.ts';
import { createDriver } from './driver.ts';

const { Rows, Options } = scenes;
const VirtualRows = 'VirtualRows' in scenes ? (scenes.VirtualRows as typeof Rows) : undefined;
const nothing = () => {};

const content: Record<string, () => ReactNode> = {
  screen: () => <Screen />,
  rows: () => <Rows users={users} onActiveChange={nothing} />,
  ...(VirtualRows && { virtualRows: () => <VirtualRows users={users} onActiveChange={nothing} /> }),
  options: () => <Options />,
};

let root: Root | undefined;

function unmount() {
  root?.unmount();
  root = undefined;
  document.getElementById('root')?.replaceChildren();
}

/** Mounts a scene in an empty page. */
function mount(name: string) {
  const container = document.getElementById('root');
  const scene = content[name]?.();
  if (!container || scene === undefined) throw new Error(`There is no scene ${name}.`);
  root = createRoot(container);
  const created = root;
  flushSync(() => created.render(<Provider>{scene}</Provider>));
}

window.bench = createDriver({ mount, unmount, has: (name) => name in content });
