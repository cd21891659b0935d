import { noRawColours } from './rules/no-raw-colours/no-raw-colours.js';
import { reExportsOnly } from './rules/re-exports-only/re-exports-only.js';
import { staticStyles } from './rules/static-styles/static-styles.js';

/** @type {import('eslint').ESLint.Plugin} */
export default {
  meta: { name: '@skerry/eslint-plugin' },
  rules: {
    'no-raw-colours': noRawColours,
    're-exports-only': reExportsOnly,
    'static-styles': staticStyles,
  },
};
