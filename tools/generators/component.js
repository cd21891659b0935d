import { addLine } from './add-line.js';
import { formatFolder } from './format.js';

const groups = ['Foundations', 'Layout', 'Actions', 'Forms', 'Data', 'Feedback', 'Overlays', 'Shell'];
const endings = ['.tsx', '.styles.ts', '.stories.tsx', '.visual.stories.tsx', '.test.tsx'];

/**
 * A component of the kit.
 *
 * @param {string} root of the repository, with a slash at its end
 * @returns {import('plop').PlopGeneratorConfig}
 */
export function component(root) {
  const source = `${root}packages/ui/src/`;
  return {
    description: 'a component of the kit, with styles, stories and test',
    prompts: [
      { name: 'name', message: 'Name, such as StatusLabel:', validate: isPascalCase },
      { name: 'purpose', message: 'What it is for, in one sentence:', validate: isNotEmpty },
      { name: 'group', type: 'list', message: 'Where in Storybook:', choices: groups },
    ],
    actions: [
      ...endings.map((ending) => ({
        type: 'add',
        path: `${source}components/{{name}}/{{name}}${ending}`,
        templateFile: `templates/component/component${ending}.hbs`,
      })),
      { type: 'add', path: `${source}components/{{name}}/index.ts`, templateFile: 'templates/component/index.ts.hbs' },
      ({ name }) => {
        const line = `export * from '../components/${name}/index.ts';`;
        return addLine(`${source}exports/index.ts`, line, /^export \* from '\.\.\/components\//);
      },
      ({ name }) => formatFolder(`${source}components/${name}/`),
      () =>
        'The list of exports has grown: npm test --workspace packages/ui -- exports -u, then look at the difference.',
    ],
  };
}

/** @param {string} name */
function isPascalCase(name) {
  return /^(?:[A-Z][a-z0-9]*)+$/.test(name) || 'Write it like StatusLabel.';
}

/** @param {string} text */
function isNotEmpty(text) {
  return /\S/.test(text) || 'Say it in a sentence.';
}
