const kit = '@skerry/ui';
const oldName = 'SelectOption';
const newName = 'ChoiceOption';

/**
 * `SelectOption` is `ChoiceOption` since 0.2.0: other components have the same options.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j }) {
  if (!file.source.includes(oldName)) return undefined;
  const root = j(file.source);
  let isChanged = false;

  root.find(j.ExportNamedDeclaration, { source: { value: kit } }).forEach(({ node }) => {
    node.specifiers = (node.specifiers ?? []).map((specifier) => {
      if (specifier.type !== 'ExportSpecifier' || specifier.local?.name !== oldName) return specifier;
      isChanged = true;
      // Whoever imports it from here still finds it under its name.
      const exported = j.identifier(String(specifier.exported.name));
      return j.exportSpecifier.from({ local: j.identifier(newName), exported });
    });
  });

  root.find(j.ImportDeclaration, { source: { value: kit } }).forEach(({ node }) => {
    const specifiers = node.specifiers ?? [];
    const old = specifiers.find((one) => one.type === 'ImportSpecifier' && one.imported.name === oldName);
    if (old?.type !== 'ImportSpecifier') return;
    isChanged = true;
    if (old.local && old.local.name !== oldName) {
      old.imported = j.identifier(newName);
      return;
    }
    const present = root.find(j.ImportSpecifier, { imported: { name: newName } });
    const local = present.size() > 0 ? (present.get().node.local?.name ?? newName) : newName;
    root.find(j.TSTypeReference, { typeName: { name: oldName } }).forEach((path) => {
      path.node.typeName = j.identifier(local);
    });
    root.find(j.ExportSpecifier, { local: { name: oldName } }).forEach((path) => {
      if (path.parent.node.source === null) path.node.local = j.identifier(local);
    });
    if (present.size() === 0) old.imported = old.local = j.identifier(newName);
    else node.specifiers = specifiers.filter((one) => one !== old);
  });
  return isChanged ? root.toSource() : undefined;
}
