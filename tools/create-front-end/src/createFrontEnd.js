import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../template/', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Files that say the front end's name, and what they call it. */
const named = ['package.json', 'brand.json', 'README.md'];

/** Brands that the kit's own stylesheet has. */
const brandsOfTheKit = ['skerry', 'carrier', 'granvik'];

/** npm pack leaves out files of these names, so the template calls them something else. */
const hidden = { _gitignore: '.gitignore' };

/**
 * Writes a front end into a folder that is empty or not there yet.
 *
 * @param {object} options
 * @param {string} options.folder absolute; its name becomes the package's and the brand's
 * @param {string | undefined} [options.tarballs] folder of npm pack's files, to use in place of the published packages
 * @throws {Error} when the folder holds something, or its name is no name of a package
 */
export function createFrontEnd({ folder, tarballs }) {
  const name = nameFor(folder);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) });
  for (const [from, to] of Object.entries(hidden)) renameSync(join(folder, from), join(folder, to));
  for (const path of named.map((file) => join(folder, file)))
    writeFileSync(path, fillIn(readFileSync(path, 'utf8'), name));
  writeManifest(join(folder, 'package.json'), tarballs && relative(folder, tarballs));
}

/**
 * The name of a front end, after its folder.
 *
 * @param {string} folder absolute
 * @throws {Error} when the folder holds something, or its name is no name of a package
 */
export function nameFor(folder) {
  const name = basename(folder);
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `“${name}” cannot name a package and a brand. Use lower-case letters, digits and hyphens: my-portal.`,
    );
  if (brandsOfTheKit.includes(name))
    throw new Error(`“${name}” is the name of a brand of the kit. Choose another, such as ${name}-portal.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Choose another name, or empty it first.`);
  return name;
}

/** @param {string} text @param {string} name */
function fillIn(text, name) {
  const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return text.replaceAll('{{name}}', name).replaceAll('{{title}}', title);
}

/** @param {string} path @param {string | undefined} tarballs relative to the manifest */
function writeManifest(path, tarballs) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const name of Object.keys(manifest.dependencies).filter((name) => name.startsWith('@skerry/')))
    manifest.dependencies[name] = tarballs ? `file:${tarballs}/${name.slice(1).replace('/', '-')}.tgz` : `^${version}`;
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
