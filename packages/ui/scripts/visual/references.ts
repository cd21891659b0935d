// The pictures that the kit is compared with: `visual-references/<mode>/<story>.png`, and which Chromium drew them.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodePng, encodePng, type Picture } from './png.ts';

export interface References {
  /** The Chromium that drew them; nothing when there are none. */
  readonly chromium: Chromium | undefined;
  readonly names: readonly string[];
  readonly read: (name: string) => Picture | undefined;
  readonly write: (name: string, picture: Picture) => void;
  readonly remove: (name: string) => void;
  readonly record: (chromium: Chromium) => void;
}

/** Letters and curves are smoothed otherwise by another version, and by the headless shell. */
export interface Chromium {
  readonly major: number;
  readonly build: 'headless shell' | 'full';
}

export function openReferences(folder: string): References {
  const about = join(folder, 'chromium.json');
  const fileOf = (name: string) => join(folder, `${name}.png`);
  return {
    chromium: existsSync(about) ? (JSON.parse(readFileSync(about, 'utf8')) as Chromium) : undefined,
    names: globSync('*/*.png', { cwd: folder }).map((file) => file.replaceAll('\\', '/').slice(0, -4)),
    read: (name) => (existsSync(fileOf(name)) ? decodePng(readFileSync(fileOf(name))) : undefined),
    write: (name, picture) => {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), encodePng(picture));
    },
    remove: (name) => rmSync(fileOf(name)),
    record: (chromium) => writeFileSync(about, `${JSON.stringify(chromium, undefined, 2)}\n`),
  };
}
