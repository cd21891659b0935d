#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { codemods } from './codemods.js';
import { runCodemods } from './runCodemods.js';

const { values, positionals } = readArguments();
const [wanted = '', ...paths] = positionals;
const all = codemods();
const chosen = all.filter(({ name, version }) => name === wanted || version === wanted.replace(/^v/, ''));

if (values.help || chosen.length === 0 || paths.length === 0) {
  if (wanted && chosen.length === 0) console.error(`There is no codemod “${wanted}”.\n`);
  const versions = [...new Set(all.map(({ version }) => version))];
  console.log(`Carries code over to a newer @skerry/ui.

  npx @skerry/ui-codemods <version> <paths>   all of a version, in their order; --dry changes nothing
  npx @skerry/ui-codemods <name> <paths>      one of them

${versions.map((version) => `  ${version}\n${namesOf(version)}`).join('\n')}`);
  process.exit(values.help ? 0 : 2);
}

const missing = paths.find((path) => !existsSync(path));
if (missing !== undefined) {
  console.error(`There is no file or folder ${missing}.`);
  process.exit(2);
}

const { seen, changed, left, failed } = await runCodemods(chosen, paths, { isDry: values.dry ?? false });
for (const file of changed) console.log(`${values.dry ? 'would change' : 'changed'} ${file}`);
console.log(`${changed.length} of ${seen} files ${values.dry ? 'would change' : 'changed'}.`);
if (changed.length > 0 && !values.dry) console.log('Let your formatter run over them: npx prettier --write <paths>');
if (left.length > 0) console.log(`\nFor you to look at:\n${left.join('\n')}`);
if (failed.length > 0) console.error(`\nNot read:\n${failed.join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dry: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** @param {string} version */
function namesOf(version) {
  const names = all.flatMap((one) => (one.version === version ? [`    ${one.name}`] : []));
  return names.join('\n');
}
