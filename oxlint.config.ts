import { defineConfig } from 'oxlint';
import { configs as typescript } from 'typescript-eslint';
import { ignored, react, tests } from './scripts/lib/linted.mjs';

/** Not in oxlint 1.89. Enums of ours do not compile (`erasableSyntaxOnly`). */
const lacking = ['@typescript-eslint/no-unsafe-enum-assignment'];

/** Of typescript-eslint's strict rules those that need types: oxlint has them under the same names, and on TypeScript 7. */
const typedRules = Object.fromEntries(
  typescript.strictTypeCheckedOnly
    .flatMap(({ rules }) => Object.entries(rules ?? {}))
    .filter(([name]) => name.startsWith('@typescript-eslint/') && !lacking.includes(name)),
);

/** What the React Compiler finds when it compiles a file. Its other rules are for those who let it compile their code. */
const compilerRules = {
  'react/error-boundaries': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/static-components': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error',
  'react/void-use-memo': 'error',
} as const;

export default defineConfig({
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    // Each linter has comments of its own, so that each can tell which of them are not needed.
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: ignored,
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...typedRules,
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
      },
    },
    { files: react, rules: compilerRules },
    {
      // Is drawn once.
      files: ['packages/{ui,portal}/**/*.{test,stories}.tsx'],
      rules: Object.fromEntries(Object.keys(compilerRules).map((rule) => [rule, 'off'])),
    },
    {
      files: tests,
      // Answers of a server are read as what the test then asserts.
      rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
    },
  ],
});
