export const mainEntry = '@skerry/ui';
export const experimentalEntry = '@skerry/ui/experimental';
export const entries = [mainEntry, experimentalEntry];

/**
 * Where a name of the kit comes from.
 *
 * @param {string} name
 * @param {ReadonlySet<string>} experimentalNames what the version's `experimental/names.js` says
 */
export function entryOf(name, experimentalNames) {
  return experimentalNames.has(name) ? experimentalEntry : mainEntry;
}

/**
 * Imports a component from its entry, unless that is done.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {ReturnType<import('jscodeshift').JSCodeshift>} root
 * @param {string} name
 * @param {string} entry
 * @returns {string} what the component is called in this file
 */
export function importFrom(j, root, name, entry) {
  const values = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => entries.includes(String(node.source.value)) && node.importKind !== 'type');
  const present = values.find(j.ImportSpecifier, { imported: { name } });
  if (present.size() > 0) return String(present.get().node.local?.name ?? name);
  const specifier = j.importSpecifier(j.identifier(name));
  const sameEntry = values.filter(({ node }) => node.source.value === entry && !isNamespace(node));
  if (sameEntry.size() > 0) {
    const { node } = sameEntry.get();
    node.specifiers = [...(node.specifiers ?? []), specifier];
  } else values.at(-1).insertAfter(j.importDeclaration([specifier], j.stringLiteral(entry)));
  return name;
}

/** @param {import('jscodeshift').ImportDeclaration} declaration */
function isNamespace({ specifiers }) {
  return specifiers?.some(({ type }) => type === 'ImportNamespaceSpecifier') ?? false;
}
