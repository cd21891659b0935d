// Builds every kit twice: the page as a user gets it (for sizes and loading), and with the scenes of the stopwatch.
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const folder = fileURLToPath(new URL('..', import.meta.url));

export const peers = ['carbon', 'primer', 'mui', 'mantine'];
export const kits = ['skerry', ...peers, 'floor'];

/**
 * @typedef {object} Built
 * @property {Map<string, Buffer>} files contents by path, gzipped
 * @property {{ javascript: number, css: number, later: number }} bytes gzipped; `later` is JavaScript that the page fetches only when it comes to that
 */

/**
 * @param {string} kit
 * @param {'screen' | 'scenes' | 'react-only'} entry
 * @returns {Promise<Built>}
 */
export async function buildPage(kit, entry) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    base: './',
    resolve: {
      alias: [
        { find: /^#kit\//, replacement: `${folder}src/kits/${kit}/` },
        { find: /^#page$/, replacement: `${folder}src/shared/${entry}.tsx` },
      ],
      // Packages as they are published, and one React for all.
      conditions: [...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    css: { preprocessorOptions: { scss: { quietDeps: true } } },
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: `${folder}index.html` },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build gave something else than one output.');
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const bytes = { javascript: 0, css: 0, later: 0 };
  const atOnce = fetchedAtOnce(result.output);
  for (const file of result.output) {
    const content = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 });
    files.set(`/${file.fileName}`, content);
    if (file.type === 'chunk') bytes[atOnce.has(file.fileName) ? 'javascript' : 'later'] += content.length;
    else if (file.fileName.endsWith('.css')) bytes.css += content.length;
  }
  return { files, bytes };
}

/** @param {readonly (import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset)[]} output */
function fetchedAtOnce(output) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const names = new Set(output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])));
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
  return names;
}
