import { readdirSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import preserveDirectives from 'rollup-plugin-preserve-directives';
import manifest from './package.json' with { type: 'json' };

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, '@testing-library/react': '' });

export default {
  input: readdirSync('src/exports')
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => `src/exports/${name}`),
  // Nothing is bundled: applications share one copy of each library.
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src', sourcemap: true },
  plugins: [
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
    esbuild({ target: 'es2023', jsx: 'automatic', tsconfig: false }),
    preserveDirectives(),
    {
      name: 'stylesheets',
      async generateBundle() {
        for (const fileName of ['tokens.css', 'fonts.css']) {
          this.emitFile({ type: 'asset', fileName, source: await this.fs.readFile(`src/tokens/${fileName}`) });
        }
        for (const name of readdirSync('src/textures')) {
          this.emitFile({ type: 'asset', fileName: `textures/${name}`, source: await this.fs.readFile(`src/textures/${name}`) });
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
