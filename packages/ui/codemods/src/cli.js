#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { run } from 'jscodeshift/src/Runner.js';
import { codemods } from './codemods.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean' }, help: { type: 'boolean' } },
});
const [name, ...paths] = positionals;
const codemod = codemods().find((one) => one.name === name);

if (values.help || !codemod || paths.length === 0) {
  if (name && !codemod) console.error(`There is no codemod “${name}”.\n`);
  console.log(`Carries code over to a newer @skerry/ui.

  npx @skerry/ui-codemods <name> <paths>   --dry changes nothing

${codemods()
  .map((one) => `  ${one.name.padEnd(24)} for ${one.version}`)
  .join('\n')}`);
  process.exit(values.help ? 0 : 2);
}

const { error } = await run(codemod.transform, paths, {
  parser: 'tsx',
  extensions: 'js,jsx,ts,tsx,mjs,cjs',
  ignorePattern: ['**/node_modules/**', '**/dist/**'],
  // What is carried over is parsed; the codemod itself needs no compiler.
  babel: false,
  dry: values.dry ?? false,
  verbose: 0,
});
process.exitCode = error > 0 ? 1 : 0;
