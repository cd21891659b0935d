const fromIndex = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/**
 * Imports each icon from its own file: the package's index, from which our sources import, loads all six thousand.
 *
 * @param {string} code as Prettier writes it
 * @returns {string} with each statement on the line where it was
 */
export function singleIcons(code) {
  return code.replace(fromIndex, (statement, /** @type {string} */ list) => {
    const names = list.split(',').map((name) => name.trim());
    const imports = names
      .filter(Boolean)
      .map((name) =>
        name.startsWith('type ')
          ? `import { ${name} } from '@tabler/icons-react';`
          : `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`,
      );
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}
