/** @type {import('eslint').Rule.RuleModule} */
export const reExportsOnly = {
  meta: {
    type: 'problem',
    docs: { description: 'a file of the public API only re-exports' },
    messages: { other: 'This file is the list of what is public: only `export … from` stands here.' },
    schema: [],
  },
  create: (context) => ({
    Program({ body }) {
      for (const node of body) {
        const isReExport =
          node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source);
        if (!isReExport) context.report({ node, messageId: 'other' });
      }
    },
  }),
};
