const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const tests = '\\.test\\.tsx?$|\\.stories\\.tsx$|/(test|testing|benchmarks|\\.storybook)/|jest\\.config\\.js$';

/** The files that packages offer to others, as their package.json says: `packages/ui/src/exports/index.ts`, … */
const publicFiles = readdirSync(join(__dirname, 'packages')).flatMap((name) => {
  const { exports = {} } = JSON.parse(readFileSync(join(__dirname, 'packages', name, 'package.json'), 'utf8'));
  return Object.values(exports)
    .map(({ '@skerry/source': source }) => source)
    .filter(Boolean)
    .map((source) => `^${join('packages', name, source).replaceAll('.', '\\.')}$`);
});

/** An arrow that must not be: files that match `from` import nothing that matches `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const inPackage = (name, folders = '') => ({ path: `^packages/${name}/src/${folders}` });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', 'Move what both need into a file of its own, types as well.', {}, { circular: true }),
    forbid(
      'not-to-tests',
      'What tests and production share is production code.',
      { pathNot: [tests, '/exports/test-utils\\.ts$', '^\\.storybook/'] },
      { path: tests },
    ),
    forbid(
      'resolvable',
      'The file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: ['\\.css$', '^virtual:'] },
    ),

    // Packages: i18n → ui → portal, contracts → portal, contracts → server.
    forbid(
      'packages-by-public-entry',
      'Import the package by its name: its exports are what it promises.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/[^/]+/', pathNot: ['^packages/$1/', ...publicFiles, '\\.css$'] },
    ),
    forbid('i18n-stands-alone', 'Texts know no other package.', inPackage('i18n'), {
      path: '^packages/',
      pathNot: '^packages/i18n/',
    }),
    forbid('contracts-stand-alone', 'Contracts know no other package.', inPackage('contracts'), {
      path: '^packages/',
      pathNot: '^packages/contracts/',
    }),
    forbid('ui-knows-no-product', 'The kit serves any product: pass in what it should show.', inPackage('ui'), {
      path: '^packages/',
      pathNot: '^packages/(ui|i18n)/',
    }),
    forbid('portal-knows-no-server', 'The portal meets the server in packages/contracts.', inPackage('portal'), {
      path: '^packages/server/',
    }),
    forbid('server-knows-no-screen', 'The server knows nothing of React.', inPackage('server'), {
      path: ['^packages/(ui|portal)/', 'node_modules/(@types/)?(react|react-dom|styled-components)/'],
    }),

    // The kit: tokens → system, theme → primitives → components → exports.
    forbid('tokens-first', 'Tokens are values and import nothing of the kit.', inPackage('ui', 'tokens/'), {
      path: '^packages/ui/src/',
      pathNot: '^packages/ui/src/tokens/',
    }),
    forbid(
      'theme-and-system-below-primitives',
      'Theme and system lie below everything that shows something.',
      inPackage('ui', '(theme|system)/'),
      {
        path: '^packages/ui/src/(primitives|components|exports)/',
      },
    ),
    forbid(
      'behavior-shows-nothing',
      'Behaviour is used by components and knows none of them.',
      inPackage('ui', 'behavior/'),
      {
        path: '^packages/ui/src/(primitives|components|exports)/',
      },
    ),
    forbid('primitives-below-components', 'A primitive knows no component.', inPackage('ui', 'primitives/'), {
      path: '^packages/ui/src/(components|exports)/',
    }),
    forbid(
      'exports-last',
      'Inside the kit, import the file itself.',
      { path: '^packages/ui/src/', pathNot: ['^packages/ui/src/exports/', tests] },
      {
        path: '^packages/ui/src/exports/',
      },
    ),
    forbid(
      'one-importer-of-styled-system',
      'System props are made in system/.',
      { path: '^packages/', pathNot: '^packages/ui/src/system/' },
      {
        path: 'node_modules/(@types/)?@?styled-system',
      },
    ),

    // The portal: app → features → platform.
    forbid(
      'features-are-islands',
      'Compose features in app/, link by the other feature’s *.paths.ts, or move what both need to platform/.',
      { path: '^packages/portal/src/features/([^/]+)/' },
      { path: '^packages/portal/src/features/', pathNot: ['^packages/portal/src/features/$1/', '\\.paths\\.ts$'] },
    ),
    forbid(
      'features-below-app',
      'A feature is composed by app/ and knows nothing of it.',
      inPackage('portal', 'features/'),
      {
        path: '^packages/portal/src/(app/|main)',
      },
    ),
    forbid(
      'platform-knows-no-feature',
      'What knows a feature belongs to app/ or to the feature.',
      inPackage('portal', 'platform/'),
      {
        path: '^packages/portal/src/(app/|features/|main)',
      },
    ),
    forbid(
      'app-meets-features-at-the-door',
      'app/ imports *.feature.ts (and *.paths.ts): pages are loaded by the router.',
      inPackage('portal', 'app/'),
      { path: '^packages/portal/src/features/', pathNot: ['\\.feature\\.tsx?$', '\\.paths\\.ts$'] },
    ),

    // The server: server.ts composes; the rest meet only where an arrow says so.
    forbid(
      'apis-are-islands',
      'An API stands on the database and the contracts; what two of them need is not an API.',
      { path: '^packages/server/src/apis/([^/]+)/', pathNot: tests },
      {
        path: '^packages/server/src/(apis|gateway|portal|config|main|server)\\b',
        pathNot: '^packages/server/src/apis/$1/',
      },
    ),
    forbid(
      'portal-files-stand-alone',
      'Serving files needs no API and no identity.',
      { path: '^packages/server/src/portal/', pathNot: tests },
      {
        path: '^packages/server/src/(apis|gateway|identity|identity-provider)/',
      },
    ),
    forbid(
      'identity-stands-alone',
      'Who someone is does not depend on what is asked.',
      { path: '^packages/server/src/identity(-provider)?/', pathNot: tests },
      { path: '^packages/server/src/(apis|gateway|portal)/' },
    ),
    forbid(
      'composed-in-one-place',
      'server.ts puts the parts together; a part knows nothing of the whole.',
      { path: '^packages/server/src/.+/', pathNot: tests },
      { path: '^packages/server/src/(main|server)\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|coverage|scripts|codemods|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@skerry/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
