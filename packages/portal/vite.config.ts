import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { baseMap } from './scripts/base-map.ts';
import { inlineTokens } from './scripts/inline-tokens.ts';
import { integrity } from './scripts/integrity.ts';
import { noClientFeatures } from './scripts/no-client-features.ts';
import { onlyMessages } from './scripts/only-messages.ts';
import { onlyUsedRouter } from './scripts/only-used-router.ts';
import { precompress } from './scripts/precompress.ts';
import { secondScript } from './scripts/second-script.ts';
import { startingFrame } from './scripts/starting-frame.ts';
import { themeBeforePaint } from './scripts/theme-before-paint.ts';
import { trustedLiveRegions } from './scripts/trusted-live-regions.ts';
import { webAppManifest } from './scripts/web-app-manifest.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const reactRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Libraries that both the portal and the login page stand on. */
const shared = [
  'react',
  'react-dom',
  'scheduler',
  'styled-components',
  'stylis',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  '@tabler',
  'openapi-fetch',
];

/** What the login page needs at once, and the portal later or never. */
const signInOnly =
  'ui/(dist|src)/components/(LanguageChooser|PasswordField|Texture)/|contracts/(dist|src)/validation/users/password';
const signInDrawings = 'Icon(?:Clock|DoorExit|Eye|EyeOff|Inbox|Language|MailOpened|MapQuestion|Unlink|UserQuestion)\\.';
const noSignInDrawings = `(?!.*/${signInDrawings})`;

/** What the portal's shell needs at once, and the login page never. */
const portalOnly = [
  'ui/(dist|src)/behavior/use(AutoHide|Floating|Scrolled)\\.',
  'ui/(dist|src)/components/(Alert|AlertRegion|AppHeader|AppShell|Avatar|Banner|DateTime|Footer|HeaderNav|IconButton|MobileMenu|ProfileMenu|SkipLink|Tag|Tooltip)/',
  'portal/src/platform/((alerts(?!/error-message)|data|format(?!/phone-href)|offline|page-banner)/|roles/(own-)?role-request)',
  'portal/src/platform/browser/use(?!RequiredComponent)',
  'portal/src/platform/(feature|session)/use(ActFor|Draft|MenuEntries|OpenFeatures|SelectableCustomers)\\.',
].join('|');

/** Files of the kit's components. */
const kitParts = (names: string) => `packages/ui/(dist|src)/components/(${names})/`;

/** Buttons of filters, without the lists that they open. */
const filterButtons = [
  'Listbox/(Choice|Chooser|ListStatus|Listbox\\.styles|options|useHasFilter)',
  'Checkbox/',
  'Dropdown/',
  'MultiSelect/',
].map((name) => `packages/ui/(dist|src)/components/${name}`);

const featureOf = (module: string) =>
  /portal\/src\/features\/([^/]+)\/(?:(?!.*form(?!Values))[^/]+\.ts|(?:\w+\/)?\w+FormId\.ts|(?:components\/(?:UserPhone|LastLogin|\w+SubMenu)|form\/AddUserButton)\.tsx)$/i.exec(
    module,
  )?.[1] ?? null;

/** What the services' list and their details draw services with, and what both do with them. */
const servicesParts = new RegExp(
  [
    'features/services/(components/(?!OrderEvents|ContractEndMark)|list/)',
    'features/services/(bulk/(bulkDialogs|useMenuAsk|ChangeServicesButton)|export/useServicesExport)',
    'features/services/(invoice-texts/useInvoiceTextEditor|tags/ServiceTagList)',
    'platform/services-section/TagSwatch',
  ].join('|'),
);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    baseMap(),
    inlineTokens(),
    onlyMessages(),
    onlyUsedRouter(),
    // The kit has its own texts; of React Aria's only those of our four languages stay.
    optimizeLocales.vite({ locales: ['sv-SE', 'en-GB', 'en-US', 'nb-NO', 'da-DK'] }),
    precompress(),
    startingFrame(),
    themeBeforePaint(),
    trustedLiveRegions(),
    webAppManifest(),
    secondScript({ page: 'index.html', first: 'src/main.ts', second: 'src/app/show-portal.tsx' }),
    noClientFeatures(),
    integrity(),
  ],
  // Flags can be overridden while the portal is worked on, never in production.
  define: { 'process.env.SKERRY_CLIENT_FEATURES': JSON.stringify(mode === 'source' ? 'on' : 'off') },
  resolve: {
    alias: [
      // The portal's texts hold the kit's in every language: what the kit says without them stays out.
      { find: /^\.\/generated\/ui\/en\.(js|ts)$/, replacement: file('src/platform/language/no-kit-texts.ts') },
      // Texts are compiled when they are built: the parser stays out.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // What every browser that we build for has.
      { find: /^\.\/(src\/)?Prefixer\.js$/, replacement: file('src/platform/browser/no-vendor-prefixes.ts') },
      { find: /^object-assign$/, replacement: file('src/platform/browser/object-assign.ts') },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Of the umbrella the kit takes one function, which is this package's.
      { find: /^styled-system$/, replacement: '@styled-system/core' },
      // What the package offers is its development build.
      { find: /^react-router$/, replacement: join(reactRouter, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(reactRouter, 'dom-export.mjs') },
    ],
    // A build takes the packages as they are published, `--mode source` their sources: for working on both at once.
    conditions: [...(mode === 'source' ? ['@skerry/source'] : []), ...defaultClientConditions],
  },
  // The server fills in the nonce of each answer, and `%RUNTIME_CONFIG%`.
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2023',
    // No source maps and no inlined files: the policy of the page allows neither.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What asks for a part is there itself, and so is what it stands on.
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !/\/(?:base|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: {
      input: [file('index.html'), file('sign-in.html'), file('src/app/show-portal.tsx')],
      output: {
        // Parts of several pages would be named after all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        // What a page needs at once comes in two files: one that the login page has already fetched, and the portal's own.
        codeSplitting: {
          groups: [
            // What the first script stands on and the login page has, too; and all styles.
            { name: 'common', test: /rolldown[/\\]runtime/ },
            // Decoration of the portal that comes after the rows.
            { name: 'textures', test: /textures\.css$/ },
            { name: 'common', tags: ['$initial'], test: /\.css$/ },
            {
              name: 'common',
              tags: ['$initial'],
              test: new RegExp(
                [
                  'node_modules/(react|openapi-fetch)/',
                  'packages/contracts/(src|dist)/(?!validation/)',
                  'packages/i18n/(src|dist)/(intl|languages|load-messages)\\.',
                  'portal/src/platform/(browser|runtime-config|theme)/(?!use|no-vendor|object-assign)',
                  'portal/src/platform/(language/(language-store|with-texts)|remembered-choice|required-context)',
                  'portal/src/platform/api/(ApiError|send|trace|unwrap)',
                ].join('|'),
              ),
            },
            // What the first script consists of. The scripts that begin something are in no group: a page that needs a part of theirs would run them.
            {
              name: 'first',
              tags: ['$initial'],
              test: new RegExp(
                [
                  'node_modules/keycloak-js/',
                  'portal/src/app/(browser-services|features|fetch-ahead|services)\\.ts$',
                  'portal/src/features/[^/]+/[^/]+\\.(feature|paths|reads)\\.ts$',
                  'portal/src/platform/(access|api|consent|feature|feature-flags|session|startup)/(?!use(?:ActFor|Draft|MenuEntries|OpenFeatures|SelectableCustomers)\\.)',
                  'portal/src/platform/(alerts/alert-store|services-section/(service-changes|services-section))',
                  'portal/src/(platform/(report|roles/read-roles|data/(answers-ahead|data-keys))|features/users/usersListAddress)',
                ].join('|'),
              ),
            },
            {
              name: 'base',
              tags: ['$initial'],
              test: new RegExp(
                `node_modules/${noSignInDrawings}(${shared.join('|')})/|packages/(?!${signInOnly}|${portalOnly})(ui|i18n|contracts|portal/src/platform)/`,
              ),
            },
            {
              name: 'portal',
              tags: ['$initial'],
              test: new RegExp(
                `node_modules/${noSignInDrawings}|${portalOnly}|portal/src/(app/(?!show-portal)|features/)`,
              ),
            },
            // What the login page has of its own besides its pages, and the portal's dialogs later.
            {
              name: 'fields',
              test: new RegExp(`packages/(${signInOnly})|node_modules/@tabler/icons-react/.*/${signInDrawings}`),
              minShareCount: 2,
            },
            // What reads files of other programs, which a page must not wait for.
            { name: 'csv', test: /node_modules\/papaparse\// },
            // What nearly every page has, and what lists consist of: most visits come to one.
            {
              name: 'page',
              test: new RegExp(
                [
                  kitParts('EmptyState|ErrorState|NoMatchState|PageHeader|SubMenu'),
                  kitParts(
                    [
                      'Pagination|SearchField|SegmentedControl|Switch',
                      'Tag(?!/(?:Removable)?Tag\\.)',
                      'Table(?!/Virtual)',
                    ].join('|'),
                  ),
                  'portal/src/platform/(data|format(?!/(?:Day|Amount))|roles|services-section/(?:CellLines|serviceTitle|new-quote-icon)|detail/DetailBack)',
                  'portal/src/platform/(files/(file-name|save-file|useFileDownload)|api/(refusals|useIdempotencyKey|idempotency-key))',
                  // The one list: toolbar and view menu, without what its filters choose from and without its dialogs.
                  kitParts('Filter\\w*|ViewMenu(?!/(?:ViewMenuPanel|ColumnList))'),
                  ...filterButtons,
                  'portal/src/platform/list/(?!ListFilterDrawer|saved-views/|fields/)',
                  'portal/src/platform/list/saved-views/(SavedViewSections|useFirstView|useSavedViewMenu|savedViewForm\\.|savedViews\\.)',
                  '@tabler/icons-react/.*/Icon(AlignJustified|Dots|FileTypeCsv|Menu2|Pencil|Plus|SquareCheck|Upload|Users)\\.',
                  'portal/src/platform/unsaved-changes/(UnsavedChangesDialog|useUnsavedChangesGuard)',
                  'portal/src/platform/(alerts/Fetch|browser/use(DebouncedValue|Lazy\\w+|SettledText))',
                  'portal/src/platform/remembered-choice',
                  'contracts/(src|dist)/paging',
                ].join('|'),
              ),
            },
            // What lists with more filters have besides, and what shows amounts.
            {
              name: 'filters',
              test: new RegExp(
                `${kitParts('BitRate|Menu|MenuSurface|Money|Sheet|Skeleton|StatusLabel')}|i18n/(src|dist)/format-units|ui/(src|dist)/primitives/Inline|portal/src/platform/format/(Amount|Day)`,
              ),
              minShareCount: 2,
            },
            { name: 'choices', test: new RegExp(kitParts('Dropdown|Listbox|MultiSelect')), minShareCount: 2 },
            // Before the features, which would take theirs along: a page would fetch another feature for its icons.
            { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 2 },
            // How services stand: their section says it, the operational status and the palette.
            {
              name: 'standing',
              test: /platform\/(disturbances\/disturbances\.paths|services-section\/(StatusWord|\w+Health))/,
              minShareCount: 2,
            },
            { name: 'services-parts', test: servicesParts, minShareCount: 2 },
            // What more than one feature has, so that none of them is fetched for the sake of another.
            {
              name: 'features',
              test: /contracts\/(src|dist)\/orders\/iso-week|portal\/src\/platform\/((browser|files(?!\/TextFile)|format|language)\/|services-section\/use)/,
              minShareCount: 2,
            },
            {
              name: 'forms',
              test: /portal\/src\/platform\/(api\/(?!read-events)|form\/)|contracts\/(src|dist)\/validation\//,
              minShareCount: 2,
            },
            // What the pages of a feature share, but for the forms of its dialogs.
            {
              name: (module) => featureOf(module),
              test: (module) => featureOf(module) !== null,
              minShareCount: 2,
            },
            {
              name: 'files',
              test: new RegExp(
                `platform/files/TextFileDrop|${kitParts('FileDrop')}|contracts/(src|dist)/formula-guard`,
              ),
              minShareCount: 2,
            },
            { name: 'part', entriesAware: true, entriesAwareMergeThreshold: 1000, minShareCount: 2 },
            // The overview and what each feature adds to it: pieces of one page.
            { name: 'home', test: /portal\/src\/features\/(?:home|[\w-]+(?=\/overview\.))\// },
          ],
        },
      },
    },
  },
}));
