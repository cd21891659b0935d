import { readFileSync, writeFileSync } from 'node:fs';
import { addLine } from './add-line.js';
import { formatFile, formatFolder } from './format.js';

/** Languages of the messages, with the prompt that asks for the name of the section in them. */
const titles = { en: 'english', sv: 'swedish', no: 'norwegian', da: 'danish' };

const files = [
  ['{{name}}.paths.ts', 'paths.ts'],
  ['{{name}}.feature.ts', 'feature.ts'],
  ['{{pascalCase name}}Page.tsx', 'Page.tsx'],
  ['{{pascalCase name}}Page.test.tsx', 'Page.test.tsx'],
];

/**
 * A feature of the portal.
 *
 * @param {string} root of the repository, with a slash at its end
 * @param {readonly string[]} roles that a page can be open to
 * @returns {import('plop').PlopGeneratorConfig}
 */
export function feature(root, roles) {
  const portal = `${root}packages/portal/src/`;
  return {
    description: 'a feature of the portal, with its page, messages and test',
    prompts: [
      { name: 'name', message: 'Name, as in its address, such as site-access:', validate: isKebabCase },
      { name: 'role', type: 'list', message: 'Open to:', choices: [...roles] },
      ...Object.values(titles).map((name) => ({ name, message: `Its name in ${name}:`, validate: isNotEmpty })),
    ],
    actions: [
      ...files.map(([file, template]) => ({
        type: 'add',
        path: `${portal}features/{{name}}/${file}`,
        templateFile: `templates/feature/${template}.hbs`,
      })),
      (answers, _config, plop) => {
        const id = `pages.${plop?.getHelper('camelCase')(answers.name)}`;
        for (const [language, answer] of Object.entries(titles))
          addMessage(`${root}packages/i18n/messages/${language}/pages.json`, id, answers[answer]);
        return id;
      },
      ({ name }, _config, plop) => {
        const camelCase = plop?.getHelper('camelCase')(name);
        return addFeature(`${portal}app/features.ts`, name, `${camelCase}Feature`);
      },
      ({ name }) => formatFolder(`${portal}features/${name}/`),
      () => formatFile(`${portal}app/features.ts`),
    ],
  };
}

/** @param {string} file @param {string} name @param {string} identifier */
function addFeature(file, name, identifier) {
  addLine(
    file,
    `import { ${identifier} } from '../features/${name}/${name}.feature.ts';`,
    /^import \{ \w+Feature \} from/,
  );
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('readonly Feature[] = [');
  const end = text.indexOf(']', text.indexOf('= [', start));
  if (start === -1 || end === -1) throw new Error(`${file} has no list of features.`);
  const listed = text.slice(0, end).trimEnd().replace(/,$/, '');
  writeFileSync(file, `${listed}, ${identifier}${text.slice(end)}`);
  return file;
}

/** @param {string} file @param {string} id @param {string} text */
function addMessage(file, id, text) {
  const messages = Object.entries({ ...JSON.parse(readFileSync(file, 'utf8')), [id]: text });
  messages.sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
}

/** @param {string} name */
function isKebabCase(name) {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || 'Write it like site-access.';
}

/** @param {string} text */
function isNotEmpty(text) {
  return /\S/.test(text) || 'A page needs a name in every language.';
}
