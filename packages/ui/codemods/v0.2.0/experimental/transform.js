import { names } from './names.js';

const kit = '@skerry/ui';
const entry = '@skerry/ui/experimental';

/**
 * Experimental components come from an entry of their own since 0.2.0.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j }) {
  if (!file.source.includes(kit)) return undefined;
  const root = j(file.source);
  let isChanged = false;

  root.find(j.ImportDeclaration, { source: { value: kit } }).forEach((path) => {
    const { node } = path;
    const specifiers = node.specifiers ?? [];
    const moved = specifiers.filter((one) => one.type === 'ImportSpecifier' && names.has(String(one.imported.name)));
    if (moved.length === 0) return;
    isChanged = true;
    const kind = node.importKind ?? 'value';
    const present = root
      .find(j.ImportDeclaration, { source: { value: entry } })
      .filter((other) => (other.node.importKind ?? 'value') === kind);
    const stays = specifiers.filter((one) => !moved.includes(one));
    if (present.size() > 0) {
      const { node: other } = present.get();
      other.specifiers = [...(other.specifiers ?? []), ...moved];
      if (stays.length === 0) j(path).remove();
      else node.specifiers = stays;
    } else if (stays.length === 0) node.source = j.stringLiteral(entry);
    else {
      node.specifiers = stays;
      j(path).insertAfter(j.importDeclaration(moved, j.stringLiteral(entry), kind));
    }
  });

  root.find(j.ExportNamedDeclaration, { source: { value: kit } }).forEach((path) => {
    const { node } = path;
    const specifiers = node.specifiers ?? [];
    const moved = specifiers.filter((one) => one.type === 'ExportSpecifier' && names.has(String(one.local?.name)));
    if (moved.length === 0) return;
    isChanged = true;
    const stays = specifiers.filter((one) => !moved.includes(one));
    if (stays.length === 0) {
      node.source = j.stringLiteral(entry);
      return;
    }
    node.specifiers = stays;
    const added = j.exportNamedDeclaration(null, moved, j.stringLiteral(entry));
    Object.assign(added, { exportKind: /** @type {{ exportKind?: string }} */ (node).exportKind });
    j(path).insertAfter(added);
  });
  return isChanged ? root.toSource({ quote: 'single' }) : undefined;
}
