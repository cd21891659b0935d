#!/usr/bin/env node
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createFrontEnd } from './createFrontEnd.js';

const help = `Makes a front end on @skerry/ui: Vite, React, its own brand, four languages, ready for a strict content security policy.

  npm create @skerry/front-end <folder>

  --tarballs <folder>  takes the @skerry packages from npm pack's files there, instead of from the registry`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tarballs: { type: 'string' }, help: { type: 'boolean' } },
});
const [name] = positionals;

if (values.help || !name || positionals.length > 1) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}

// npm runs scripts in the package's folder; this is where it was called.
const base = process.env['INIT_CWD'] ?? process.cwd();
const folder = resolve(base, name);
try {
  createFrontEnd({ folder, tarballs: values.tarballs && resolve(base, values.tarballs) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const way = relative(base, folder) || '.';
console.log(`${basename(folder)} is made. Next:

  ${way === '.' ? '' : `cd ${way}\n  `}npm install
  npm run dev

Its colours, corners and fonts are in ${join(way, 'brand.json')}.`);
