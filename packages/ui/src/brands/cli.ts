#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { runBrandCommand } from './brandCommand.ts';
import type { TokenGroup } from './compose.ts';

const readText = (file: string | URL) => readFileSync(file, 'utf8');

process.exitCode = runBrandCommand(process.argv.slice(2), {
  tokens: JSON.parse(readText(new URL('../tokens/tokens.json', import.meta.url))) as TokenGroup,
  read: readText,
  write: writeFileSync,
  print: console.log,
  complain: console.error,
});
