// `npm run pack:kit -- <folder>`: the kit as it would be published, for an app that is there already.
import { basename, join, resolve } from 'node:path';
import { ensureInstalled, fail } from './lib/install.mjs';
import { buildKit, kitPackages, packKit } from './lib/pack-kit.mjs';

const [folder, ...others] = process.argv.slice(2);
if (!folder || folder.startsWith('-') || others.length > 0) {
  console.log(`Packs the kit of this checkout, for an app that is there already.

  npm run pack:kit -- <folder>   a folder in the app, such as ../my-app/kit`);
  process.exit(folder === '--help' ? 0 : 2);
}

const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
ensureInstalled();
buildKit();
try {
  packKit(target, [...kitPackages, 'ui-codemods']);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
/** @param {string} name */
const packed = (name) => `./${basename(target)}/skerry-${name}.tgz`;
console.log(`Packed into ${target}. In ${join(target, '..')}:

  npm install ${kitPackages.map(packed).join(' ')} react react-dom styled-components

Code of an older version of the kit: npx ${packed('ui-codemods')} 0.2.0 src`);
