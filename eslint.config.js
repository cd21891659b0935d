import js from '@eslint/js';
import skerry from '@skerry/eslint-plugin';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { configs as regexp } from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import { configs as typescript } from 'typescript-eslint';
import { ignored, react, tests } from './scripts/lib/linted.mjs';

const stories = ['**/*.stories.tsx', '**/.storybook/**', 'packages/ui/docs/**'];

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing has one name everywhere.',
};
const styledComponents = {
  name: 'styled-components',
  importNames: ['default'],
  message: 'Import `{ styled }`: the default import is another thing under Node than in a bundle.',
};
const styledSystem = {
  name: 'styled-system',
  message: 'System props are made in packages/ui/src/system and belong to the layout primitives only.',
};
/** The build leaves nothing else of react-intl, see packages/portal/scripts/only-messages.ts. */
const formatsHere = 'Only messages are formatted by react-intl; numbers, dates and lists by `@skerry/i18n`.';
const otherFormats = [
  "VariableDeclarator[init.callee.name='useIntl'] > ObjectPattern > Property[key.name=/^format(?!Message$)/]",
  "MemberExpression[object.name='intl'][property.name=/^format(?!Message$)/]",
].map((selector) => ({ selector, message: formatsHere }));
const reactIntl = {
  name: 'react-intl',
  allowImportNames: ['FormattedMessage', 'IntlProvider', 'useIntl'],
  message: formatsHere,
};

export default defineConfig(
  globalIgnores(ignored),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  regexp['flat/recommended'],
  // `[0-9]` and `[A-Za-z]` say more to a reader than `\d` and a part of `\w`.
  { rules: { 'regexp/prefer-d': 'off', 'regexp/prefer-w': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // What runs in the page stands among what drives it.
    files: [
      'packages/portal/public/**',
      'scripts/lib/axe.mjs',
      'scripts/test/cheaper-pages.cjs',
      'reuse/**',
      'benchmarks/kit/lib/measure.mjs',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    // Runs inside Keycloak, whose script engine knows ECMAScript 5 and hands these in.
    files: ['deploy/keycloak/scripts/*.js'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: {
        Java: 'readonly',
        keycloakSession: 'readonly',
        realm: 'readonly',
        user: 'readonly',
        userSession: 'readonly',
        token: 'readonly',
        exports: 'writable',
      },
    },
  },
  {
    files: ['{tools,reuse,scripts}/**/*.test.js', 'packages/ui/codemods/**/*.test.js'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.strict],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { paths: [styledComponents, styledSystem] }],
      'no-restricted-syntax': ['error', defaultExport],
    },
  },
  {
    files: ['packages/ui/src/system/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [styledComponents] }] },
  },
  {
    files: react,
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    plugins: { '@skerry': skerry, 'react-hooks': reactHooks },
    rules: {
      '@skerry/static-styles': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['packages/portal/src/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [styledComponents, styledSystem, reactIntl] }],
      'no-restricted-syntax': ['error', defaultExport, ...otherFormats],
    },
  },
  {
    files: react,
    ignores: [...tests, ...stories, '**/scripts/**', '**/tokens/**'],
    plugins: { formatjs },
    rules: {
      '@skerry/no-raw-colours': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
    },
  },
  {
    files: ['packages/*/src/exports/**'],
    ignores: tests,
    rules: { '@skerry/re-exports-only': 'error' },
  },
  {
    files: ['packages/{ui,portal}/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    // The kit looks at the elements that it makes.
    rules: { 'testing-library/no-node-access': 'off' },
  },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
    },
  },
  {
    files: [
      ...stories,
      '**/*.config.{ts,js}',
      'e2e/support/start-{product,with-keycloak}.ts',
      '**/*.d.ts',
      '**/testing/emptyModule.ts',
      // Stands in for a package that exports so.
      'packages/portal/src/platform/browser/object-assign.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
