// Jest transformer: @swc/jest, after each icon has become an import of its own file.
import swc from '@swc/jest';
import { singleIcons } from '../lib/single-icons.mjs';

/** @typedef {ReturnType<typeof swc.createTransformer>} Transformer */

export default {
  /** @param {import('@swc/core').Options} options @returns {Transformer} */
  createTransformer(options) {
    const { process, processAsync, getCacheKey } = /** @type {Required<Transformer>} */ (
      swc.createTransformer(options)
    );
    return {
      process: (code, ...rest) => process(singleIcons(code), ...rest),
      processAsync: (code, ...rest) => processAsync(singleIcons(code), ...rest),
      getCacheKey: (code, ...rest) => getCacheKey(singleIcons(code), ...rest),
    };
  },
};
