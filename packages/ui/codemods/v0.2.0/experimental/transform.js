import { experimentalEntry as entry, mainEntry as kit } from '../../src/entries.js';
import { names } from './names.js';

export const moved = names;

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
    const moving = specifiers.filter((one) => one.type === 'ImportSpecifier' && names.has(String(one.imported.name)));
    if (moving.length === 0) return;
    isChanged = true;
    const kind = node.importKind ?? 'value';
    const present = root
      .find(j.ImportDeclaration, { source: { value: entry } })
      .filter((other) => (other.node.importKind ?? 'value') === kind);
    const stays = specifiers.filter((one) => !moving.includes(one));
    if (present.size() > 0) {
      const { node: other } = present.get();
      other.specifiers = [...(other.specifiers ?? []), ...moving];
      if (stays.length === 0) j(path).remove();
      else node.specifiers = stays;
    } else if (stays.length === 0) node.source = j.stringLiteral(entry);
    else {
      node.specifiers = stays;
      j(path).insertAfter(j.importDeclaration(moving, j.stringLiteral(entry), kind));
    }
  });

  root.find(j.ExportNamedDeclaration, { source: { value: kit } }).forEach((path) => {
    const { node } = path;
    const specifiers = node.specifiers ?? [];
    const moving = specifiers.filter((one) => one.type === 'ExportSpecifier' && names.has(String(one.local?.name)));
    if (moving.length === 0) return;
    isChanged = true;
    const stays = specifiers.filter((one) => !moving.includes(one));
    if (stays.length === 0) {
      node.source = j.stringLiteral(entry);
      return;
    }
    node.specifiers = stays;
    const added = j.exportNamedDeclaration(null, moving, j.stringLiteral(entry));
    Object.assign(added, { exportKind: /** @type {{ exportKind?: string }} */ (node).exportKind });
    j(path).insertAfter(added);
  });
  return isChanged ? root.toSource({ quote: 'single' }) : undefined;
}
