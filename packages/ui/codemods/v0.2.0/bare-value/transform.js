import { attribute, kitElements } from '../../src/kitElements.js';

/**
 * What was told as an object with one key, by component: handler and key.
 *
 * @type {Readonly<Record<string, [handler: string, key: string]>>}
 */
const handlers = { CheckboxCard: ['onCheckedChange', 'isChecked'], LanguageChooser: ['onValueChange', 'value'] };

/** What `kitElements` cannot see through is told with these words. */
export const changed = new Map(
  Object.entries(handlers).map(([name, [handler, key]]) => [
    name,
    `\`${handler}\` gets \`${key}\` itself, no object around it`,
  ]),
);

/**
 * `LanguageChooser` and `CheckboxCard` tell the value itself since 0.2.0, as all do, instead of an object around it.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j, report }) {
  const root = j(file.source);
  let isChanged = false;
  for (const [name, [handler, key]] of Object.entries(handlers)) {
    for (const element of kitElements(j, root, new Set([name]))) {
      const given = attribute(element, handler)?.value;
      if (given?.type !== 'JSXExpressionContainer') continue;
      const { expression } = given;
      const written = expression.type === 'Identifier' ? functionNamed(j, root, expression.name) : expression;
      const outcome = takeBareValue(j, written, key);
      if (outcome === 'changed') isChanged = true;
      const isElsewhere = expression.type === 'Identifier' && !written;
      if (outcome === 'left' || isElsewhere)
        report(`${element.loc?.start.line ?? 1}: \`${handler}\` of \`${name}\`: ${changed.get(name)}`);
    }
  }
  return isChanged ? root.toSource({ arrowParensAlways: true }) : undefined;
}

/**
 * The function of this file with that name, if it is used once: others that call it would have to change with it.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {ReturnType<import('jscodeshift').JSCodeshift>} root
 * @param {string} name
 */
function functionNamed(j, root, name) {
  const named = root.find(j.Identifier, { name }).filter(({ node, parent }) => {
    const { property, key } = parent.node;
    return property !== node && key !== node;
  });
  // Its own name and that one use.
  if (named.size() !== 2) return undefined;
  const constants = root.find(j.VariableDeclarator, { id: { name } }).nodes();
  return constants[0]?.init ?? root.find(j.FunctionDeclaration, { id: { name } }).nodes()[0];
}

/**
 * `({ value }) => choose(value)` and `(change) => choose(change.value)` become `(value) => choose(value)`.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {unknown} given
 * @param {string} key
 * @returns {'changed' | 'nothing to do' | 'left'} left: it takes an object in a way that is not moved
 */
function takeBareValue(j, given, key) {
  const written = /** @type {import('jscodeshift').ArrowFunctionExpression | undefined} */ (given);
  const parameter = written?.params?.[0];
  if (!written || !parameter) return 'nothing to do';
  if (parameter.type === 'ObjectPattern') {
    const [property, ...others] = parameter.properties;
    if (property?.type !== 'ObjectProperty' || others.length > 0) return 'left';
    if (property.key.type !== 'Identifier' || property.key.name !== key || property.value.type !== 'Identifier')
      return 'left';
    written.params[0] = bareParameter(j, parameter, key, property.value.name);
    return 'changed';
  }
  if (parameter.type !== 'Identifier') return 'nothing to do';
  const mentions = j(written)
    .find(j.Identifier, { name: parameter.name })
    .filter(({ node, parent }) => node !== parameter && !isNameOfMember(node, parent.node));
  const uses = mentions.filter(({ node, parent }) => isUse(parent.node, node, key));
  if (uses.size() === 0 && !mentions.paths().some(({ parent }) => isTaken(parent.node, key))) return 'nothing to do';
  const bare = freeName(j, written, key);
  // Handed on whole, taken apart inside, or the name is someone else's in between: what it means is not seen here.
  if (uses.size() !== mentions.size() || !bare) return 'left';
  uses.forEach((path) => path.parent.replace(j.identifier(bare)));
  written.params[0] = bareParameter(j, parameter, key, bare);
  return 'changed';
}

/**
 * The key itself, unless the function means something else by it.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {import('jscodeshift').ASTNode} written
 * @param {string} key
 */
function freeName(j, written, key) {
  const next = key.replace(/^is/, '').replace(/^./, (letter) => letter.toUpperCase());
  return [key, `next${next}`, `changed${next}`].find(
    (name) =>
      j(written)
        .find(j.Identifier, { name })
        .filter(({ node, parent }) => parent.node.type !== 'JSXAttribute' && !isNameOfMember(node, parent.node))
        .size() === 0,
  );
}

/**
 * Whether an identifier only names a member or a property, such as `value` in `change.value` and `{ value: 1 }`.
 *
 * @param {import('jscodeshift').Identifier} node
 * @param {{ type: string, property?: unknown, key?: unknown, value?: unknown, computed?: boolean, shorthand?: boolean }} parent
 */
function isNameOfMember(node, parent) {
  if (parent.computed) return false;
  if (parent.property === node || parent.type === 'TSPropertySignature') return true;
  return parent.key === node && !parent.shorthand;
}

/**
 * @param {import('jscodeshift').ASTNode} parent
 * @param {import('jscodeshift').Identifier} object
 * @param {string} key
 */
function isUse(parent, object, key) {
  return (
    parent.type === 'MemberExpression' &&
    parent.object === object &&
    !parent.computed &&
    parent.property.type === 'Identifier' &&
    parent.property.name === key
  );
}

/**
 * `const { value } = change` and `change?.value`: an object was expected.
 *
 * @param {import('jscodeshift').ASTNode} parent
 * @param {string} key
 */
function isTaken(parent, key) {
  if (parent.type === 'OptionalMemberExpression')
    return parent.property.type === 'Identifier' && parent.property.name === key;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern';
}

/**
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {import('jscodeshift').ObjectPattern | import('jscodeshift').Identifier} parameter
 * @param {string} key
 * @param {string} name
 */
function bareParameter(j, parameter, key, name) {
  const bare = j.identifier(name);
  const type = typeOf(parameter, key);
  if (type) bare.typeAnnotation = j.tsTypeAnnotation(type);
  return bare;
}

/**
 * The type of one key of a parameter, where it is written out.
 *
 * @param {import('jscodeshift').ObjectPattern | import('jscodeshift').Identifier} parameter
 * @param {string} key
 */
function typeOf(parameter, key) {
  const type =
    parameter.typeAnnotation?.type === 'TSTypeAnnotation' ? parameter.typeAnnotation.typeAnnotation : undefined;
  if (type?.type !== 'TSTypeLiteral') return undefined;
  for (const member of type.members) {
    if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.key.name === key) {
      return member.typeAnnotation?.type === 'TSTypeAnnotation' ? member.typeAnnotation.typeAnnotation : undefined;
    }
  }
  return undefined;
}
