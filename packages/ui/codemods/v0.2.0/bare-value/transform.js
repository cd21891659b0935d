import { attribute, kitElements } from '../../src/kitElements.js';

/**
 * What was told as an object with one key, by component: handler and key.
 *
 * @type {Readonly<Record<string, [handler: string, key: string]>>}
 */
const handlers = { CheckboxCard: ['onCheckedChange', 'isChecked'], LanguageChooser: ['onValueChange', 'value'] };

/**
 * `LanguageChooser` and `CheckboxCard` tell the value itself since 0.2.0, as all do, instead of an object around it.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j }) {
  const root = j(file.source);
  let isChanged = false;
  for (const [name, [handler, key]] of Object.entries(handlers)) {
    for (const element of kitElements(j, root, new Set([name]))) {
      const given = attribute(element, handler)?.value;
      if (given?.type !== 'JSXExpressionContainer') continue;
      const { expression } = given;
      const written = expression.type === 'Identifier' ? functionNamed(j, root, expression.name) : expression;
      if (takeBareValue(j, written, key)) isChanged = true;
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
 * @returns {boolean} whether something changed
 */
function takeBareValue(j, given, key) {
  const written = /** @type {import('jscodeshift').ArrowFunctionExpression | undefined} */ (given);
  const parameter = written?.params?.[0];
  if (!written || !parameter) return false;
  if (parameter.type === 'ObjectPattern') {
    const [property, ...others] = parameter.properties;
    if (property?.type !== 'ObjectProperty' || others.length > 0) return false;
    if (property.key.type !== 'Identifier' || property.key.name !== key || property.value.type !== 'Identifier')
      return false;
    const bare = j.identifier(property.value.name);
    const type = typeOf(parameter, key);
    if (type) bare.typeAnnotation = j.tsTypeAnnotation(type);
    written.params[0] = bare;
    return true;
  }
  if (parameter.type !== 'Identifier') return false;
  const uses = j(written.body).find(j.MemberExpression, {
    object: { type: 'Identifier', name: parameter.name },
    property: { name: key },
  });
  // The body itself may be such a use, which `find` leaves out.
  const isAllOfBody = isUse(written.body, parameter.name, key);
  if (uses.size() === 0 && !isAllOfBody) return false;
  uses.replaceWith(() => j.identifier(key));
  if (isAllOfBody) written.body = j.identifier(key);
  const bare = j.identifier(key);
  const type = typeOf(parameter, key);
  if (type) bare.typeAnnotation = j.tsTypeAnnotation(type);
  written.params[0] = bare;
  return true;
}

/**
 * @param {import('jscodeshift').ASTNode} node
 * @param {string} name
 * @param {string} key
 */
function isUse(node, name, key) {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === name &&
    node.property.type === 'Identifier' &&
    node.property.name === key
  );
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
