import { entries } from './entries.js';
import { elementsOf, kitLocals } from './kitElements.js';

/** @typedef {ReadonlyMap<string, string>} Changes what has changed of a name of the kit, as words */

/**
 * What a codemod cannot see through: the kit under one name, names that are made while the code runs, props that are spread, and
 * components that are handed on.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {string} source
 * @param {{ moved: ReadonlySet<string>, changed: Changes }} what names that have moved to another entry, and those whose props have changed
 * @returns {{ line: number, text: string }[]}
 */
export function leftOver(j, source, { moved, changed }) {
  if (!source.includes(entries[0] ?? '')) return [];
  const root = j(source);
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  /** @param {{ loc?: { start: { line: number } } | null }} node @param {string} text */
  const add = (node, text) => {
    found.push({ line: node.loc?.start.line ?? 1, text });
  };
  /** @param {string} name */
  const changeOf = (name) =>
    [moved.has(name) ? `it comes from ${entries[1]}` : undefined, changed.get(name)].filter(Boolean).join('; ');

  root
    .find(j.ImportNamespaceSpecifier)
    .filter(({ parent }) => entries.includes(String(parent.node.source.value)))
    .forEach(({ node, parent }) => {
      const local = String(node.local?.name);
      const isMain = parent.node.source.value === entries[0];
      /** @param {Parameters<typeof add>[0]} object @param {{ type: string, name?: unknown }} member @param {boolean} isComputed */
      const look = (object, member, isComputed) => {
        const name = String(member.name ?? '');
        const change = isMain ? changeOf(name) : changed.get(name);
        if (isComputed) add(object, `\`${local}[…]\`: the name is made while the code runs; look at what it may be`);
        else if (change) add(object, `\`${local}.${name}\`: ${change}`);
      };
      root
        .find(j.MemberExpression, { object: { name: local } })
        .forEach(({ node: use }) => look(use, use.property, use.computed === true));
      root
        .find(j.JSXMemberExpression, { object: { name: local } })
        .filter((path) => path.parent.node.type !== 'JSXClosingElement')
        .forEach(({ node: use }) => look(use, use.property, false));
      root.find(j.TSQualifiedName, { left: { name: local } }).forEach(({ node: use }) => look(use, use.right, false));
      root.find(j.VariableDeclarator, { init: { type: 'Identifier', name: local } }).forEach(({ node: { id } }) => {
        if (id.type !== 'ObjectPattern') return;
        for (const property of id.properties) {
          if (property.type === 'ObjectProperty') look(property, property.key, property.computed === true);
          else add(property, `the rest of \`${local}\` is taken together; look at what is used of it`);
        }
      });
    });

  root
    .find(j.ExportAllDeclaration)
    .filter(({ node }) => node.source.value === entries[0])
    .forEach(({ node }) => add(node, `\`export *\`: experimental components no longer come with it`));
  root
    .find(j.CallExpression)
    .filter(({ node }) => node.arguments.some((one) => one.type === 'StringLiteral' && entries.includes(one.value)))
    .forEach(({ node }) =>
      add(node, 'the kit is named in a call (import(), require(), a mock); look at what is taken of it'),
    );

  const locals = kitLocals(j, root, new Set(changed.keys()));
  for (const element of elementsOf(j, root, locals)) {
    if (element.name.type !== 'JSXIdentifier' || !element.attributes?.some(({ type }) => type === 'JSXSpreadAttribute'))
      continue;
    const { name } = element.name;
    add(element, `props are spread into \`${name}\`: ${changed.get(locals.get(name) ?? '')}`);
  }
  root
    .find(j.Identifier)
    .filter(({ node, parent }) => node.type === 'Identifier' && locals.has(node.name) && isHandedOn(node, parent.node))
    .forEach(({ node }) => add(node, `\`${node.name}\` is handed on: ${changed.get(locals.get(node.name) ?? '')}`));
  return found;
}

/**
 * Whether a component is a value here: no import or export of it, no name of a member, no type, no `styled(X)`.
 *
 * @param {import('jscodeshift').Identifier} node
 * @param {Record<string, unknown> & { type: string }} parent
 */
function isHandedOn(node, parent) {
  if (/^(?:Import|Export|TS)/.test(parent.type) || parent['id'] === node) return false;
  if (parent['property'] === node || (parent['key'] === node && parent['value'] !== node)) return false;
  const callee = /** @type {{ name?: string } | undefined} */ (parent['callee']);
  return !(parent.type === 'CallExpression' && callee?.name === 'styled');
}
