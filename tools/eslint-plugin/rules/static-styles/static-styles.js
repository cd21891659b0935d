import { isStyleTemplate } from '../../lib/style-templates.js';

/** @type {import('eslint').Rule.RuleModule} */
export const staticStyles = {
  meta: {
    type: 'problem',
    docs: { description: 'styles are static strings' },
    messages: {
      dynamic:
        'Styles do not depend on props. Set a data- or aria- attribute and select it, or pass a number as a custom property in `style`.',
    },
    schema: [],
  },
  create: (context) => ({
    TaggedTemplateExpression(node) {
      if (!isStyleTemplate(node)) return;
      for (const expression of node.quasi.expressions) {
        if (/Function/.test(expression.type)) context.report({ node: expression, messageId: 'dynamic' });
      }
    },
  }),
};
