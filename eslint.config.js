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

const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**'];
const stories = ['**/*.stories.tsx', '**/.storybook/**', 'packages/ui/docs/**'];
const react = ['packages/{ui,portal}/**/*.{ts,tsx}'];

const hookRules = reactHooks.configs.flat['recommended-latest'];
/** What the React Compiler finds when it compiles a file, for each file a second time: not for what is drawn once. */
const compilerRulesOff = Object.fromEntries(
  Object.keys(hookRules.rules)
    .filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule))
    .map((rule) => [rule, 'off']),
);

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
  name: '@styled-system/core',
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
  globalIgnores([
    '**/dist/',
    '**/generated/',
    'packages/ui/src/tokens/token.ts',
    '**/storybook-static/',
    '**/coverage/',
    '**/test-results/',
    '**/*.hbs',
    // Front ends that are made outside the repository: there their imports exist.
    'tools/create-front-end/template/',
    'reuse/{next,rollup,shared}/',
    // Its packages are not installed with ours: it has its own type check, and imports that exist only there.
    'benchmarks/kit/src/',
    // What codemods read and write.
    'packages/ui/codemods/v*/*/{input,output,idempotent}.*',
  ]),
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
    files: ['{tools,reuse}/**/*.test.js', 'packages/ui/codemods/**/*.test.js'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Event handlers and hooks of libraries may be async.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false, returns: false } },
      ],
      // What hooks return is taken apart, and has no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Computed from the API documents, where an operation may take nothing.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Only libraries have enums here, and those are written as their values.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A handler or hook is async because its caller awaits it.
      '@typescript-eslint/require-await': 'off',
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
    extends: [jsxA11y.flatConfigs.strict, hookRules],
    languageOptions: { globals: globals.browser },
    plugins: { '@skerry': skerry },
    rules: {
      '@skerry/static-styles': 'error',
      // Only the React Compiler would need these, and it does not compile this.
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/incompatible-library': 'off',
    },
  },
  { files: ['packages/{ui,portal}/**/*.{test,stories}.tsx'], rules: compilerRulesOff },
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
      // Answers of a server are read as what the test then asserts.
      '@typescript-eslint/no-unsafe-assignment': 'off',
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
