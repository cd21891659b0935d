import type { Plugin } from 'vite';

/** `formatDate: formatDate.bind(null, …)` and its like in what `createIntl` gives, but for messages. */
const otherFormat = /^\s*format(?!Message\b)\w+: format\w+\.bind\(null, resolvedConfig, formatters\.get\w+\),?$/gm;

/** Leaves of react-intl what formats messages: all else is formatted by `@skerry/i18n` (decision 22), and need not be fetched. */
export function onlyMessages(): Plugin {
  return {
    name: 'only-messages',
    apply: 'build',
    transform: {
      filter: { id: /\/@formatjs\/intl\/index\.js$/ },
      handler(code) {
        const kept = code.replaceAll(otherFormat, '');
        if (kept === code) this.error('createIntl is written otherwise: say anew what is left out of it.');
        return { code: kept, map: null };
      },
    },
  };
}
