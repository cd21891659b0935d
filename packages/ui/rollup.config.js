import { readdirSync } from 'node:fs';
import { babel } from '@rollup/plugin-babel';
import esbuild from 'rollup-plugin-esbuild';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import styledComponents from 'babel-plugin-styled-components';
import preserveDirectives from 'rollup-plugin-preserve-directives';
import { singleIcons } from '../../scripts/lib/single-icons.mjs';
import { inlineTokens } from './scripts/inline-tokens.js';
import manifest from './package.json' with { type: 'json' };

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, '@testing-library/react': '' });

export default {
  input: [
    ...readdirSync('src/exports')
      .filter((name) => /^[\w-]+\.ts$/.test(name))
      .map((name) => `src/exports/${name}`),
    // A command, not an entry.
    'src/brands/cli.ts',
  ],
  // Nothing is bundled: applications share one copy of each library.
  external: (id) => id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src', sourcemap: true },
  plugins: [
    // Moves no line: source maps stay as they are.
    { name: 'single-icons', transform: (code) => ({ code: singleIcons(code), map: null }) },
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
    esbuild({ target: 'es2023', jsx: 'automatic', tsconfig: false }),
    // Names each styled element after its file: named by the order in which files happen to run, a server's classes would not be the browser's.
    babel({
      babelHelpers: 'bundled',
      babelrc: false,
      configFile: false,
      extensions: ['.ts', '.tsx'],
      plugins: [inlineTokens, [styledComponents, { displayName: false, transpileTemplateLiterals: false }]],
    }),
    preserveDirectives(),
    {
      name: 'stylesheets-and-tokens',
      async generateBundle() {
        for (const fileName of ['tokens.css', 'fonts.css']) {
          this.emitFile({ type: 'asset', fileName, source: await this.fs.readFile(`src/tokens/${fileName}`) });
        }
        this.emitFile({
          type: 'asset',
          fileName: 'tokens/tokens.json',
          source: await this.fs.readFile('src/tokens/tokens.json'),
        });
        for (const name of readdirSync('src/textures')) {
          this.emitFile({
            type: 'asset',
            fileName: `textures/${name}`,
            source: await this.fs.readFile(`src/textures/${name}`),
          });
        }
      },
    },
  ],
  onwarn(warning) {
    // Rollup ignores "use client", and the plugin above keeps it. Anything else, such as a cycle or an unresolved import, is a fault of ours.
    if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'SOURCEMAP_ERROR') return;
    throw Object.assign(new Error(warning.message), { code: warning.code });
  },
};
