// How the tables of props are read from the source, by Storybook and by the check of what they say.
import type { ParserOptions, PropItem } from 'react-docgen-typescript';

/** Props of the kit's own; those of the HTML element behind a component are known. */
export const propsOfTheKit = {
  shouldExtractLiteralValuesFromEnum: true,
  // "false" and "10" stand as text in the table, as Storybook expects them.
  savePropValueAsString: true,
  propFilter: ({ declarations = [] }: PropItem) =>
    declarations.length === 0 || declarations.some(({ fileName }) => !fileName.includes('node_modules')),
} satisfies ParserOptions;
