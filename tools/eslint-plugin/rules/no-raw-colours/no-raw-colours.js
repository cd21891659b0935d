import { isStyleTemplate } from '../../lib/style-templates.js';

const hex = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';
const colourFunction = '(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\([^)]*\\)';
const name =
  '(?:aqua|black|blue|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|teal|tomato|white|yellow)';

const wholeColour = new RegExp(`^(?:${hex}|${colourFunction})$`, 'i');
const colourInValue = new RegExp(`${hex}(?![\\w-])|(?<![\\w-])(?:${colourFunction}|${name}(?![\\w-]))`, 'i');
// In a mask a colour is only a way to say how much is seen.
const declarationValue = /(?<!mask(?:-image)?)\s*:([^;{}]*)(?=[;}]|$)/g;

/** @type {import('eslint').Rule.RuleModule} */
export const noRawColours = {
  meta: {
    type: 'problem',
    docs: { description: 'colours come from the tokens' },
    messages: { raw: 'Take the colour from the tokens, so that every theme and brand has its own.' },
    schema: [],
  },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'string' && wholeColour.test(node.value)) context.report({ node, messageId: 'raw' });
    },
    TaggedTemplateExpression(node) {
      if (!isStyleTemplate(node)) return;
      const css = node.quasi.quasis
        .map(({ value }) => value.raw)
        .join('token')
        .replaceAll(/\/\*.*?\*\//gs, '');
      for (const [, value = ''] of css.matchAll(declarationValue)) {
        if (colourInValue.test(value)) context.report({ node, messageId: 'raw' });
      }
    },
  }),
};
