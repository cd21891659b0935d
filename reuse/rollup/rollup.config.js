import { cpSync, mkdirSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/main.jsx',
  output: { dir: 'dist', format: 'es' },
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    nodeResolve({ browser: true }),
    commonjs(),
    esbuild({ jsx: 'automatic', target: 'es2023', minify: true }),
    {
      // Rollup bundles no CSS: the page links the kit's stylesheets as they are. Fonts are those of the system.
      name: 'stylesheets',
      buildEnd() {
        const kit = 'node_modules/@skerry/ui/dist';
        mkdirSync('dist', { recursive: true });
        cpSync(`${kit}/tokens.css`, 'dist/tokens.css');
        cpSync(`${kit}/textures`, 'dist/textures', { recursive: true });
        cpSync('src/brand.css', 'dist/brand.css');
        cpSync('src/index.html', 'dist/index.html');
      },
    },
  ],
  onwarn(warning) {
    // "use client" means nothing in one bundle.
    if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
    // Others may go in circles, the kit may not.
    if (warning.code === 'CIRCULAR_DEPENDENCY' && !warning.ids?.some((id) => id.includes('@skerry'))) return;
    throw new Error(warning.message);
  },
};
