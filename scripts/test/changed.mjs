// `npm test -- --changed [base]`: what a change reaches, step by step.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/install.mjs';
import { featuresOfApi, ofFeature, smoke } from './journeys.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** What is run of a step: nothing, all, or that with more arguments. @typedef {boolean | string[]} Reach */

/** A change of these reaches everything. */
const everything = /^(?:package-lock\.json|\.npmrc|tsconfig\.base\.json|\.dependency-cruiser\.cjs)$/;
/** Packages, and those of ours that each is built on. @type {Readonly<Record<string, readonly string[]>>} */
const builtOn = {
  ui: ['i18n'],
  portal: ['i18n', 'ui', 'contracts'],
  server: ['i18n', 'contracts'],
};

/**
 * The files that differ from the base, with those that are not committed.
 *
 * @param {string | undefined} base @default where this branch left main
 */
export function changedFiles(base) {
  const since = base ?? ['origin/main', 'main'].map(mergeBase).find(Boolean) ?? 'HEAD';
  const said = [
    git('diff', '--name-only', '--no-renames', since),
    git('ls-files', '--others', '--exclude-standard'),
  ].join('\n');
  return [...new Set(said.split('\n').filter(Boolean))].sort();
}

/** @param {string} ref */
function mergeBase(ref) {
  try {
    return git('merge-base', 'HEAD', ref).trim();
  } catch {
    return undefined;
  }
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * The steps that a change reaches, each narrowed to what it reaches of it.
 *
 * @param {Step[][]} phases
 * @param {readonly string[]} files
 * @returns {Step[][]}
 */
export function reachedSteps(phases, files) {
  if (files.some((file) => everything.test(file))) return phases;
  return phases.map((steps) =>
    steps.flatMap((step) => {
      const reach = reachOf(step.name, files);
      if (reach === false) return [];
      return reach === true ? [step] : [narrowed(step, reach)];
    }),
  );
}

/** @param {Step} step @param {string[]} reach @returns {Step} */
function narrowed(step, reach) {
  return {
    ...step,
    run: (results) => {
      const [command, ...args] = step.run(results);
      // Jest takes what follows a list of patterns for more of them.
      const last = args.filter((arg) => arg.startsWith('--testPathIgnorePatterns'));
      // Files take the place of the folder.
      return [command, ...args.filter((arg) => arg !== '.' && !last.includes(arg)), ...reach, ...last];
    },
    mayRunNothing: true,
  };
}

/**
 * @param {string} name of a step
 * @param {readonly string[]} files
 * @returns {Reach}
 */
function reachOf(name, files) {
  const touches = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file));
  const [kind, what = ''] = name.split(':');
  const isCode = touches(/\.(?:m?js|cjs|tsx?)$/);
  switch (kind) {
    case 'generate':
      return true;
    case 'build':
      return touches(/^(?:packages|e2e)\//);
    case 'lint':
    case 'format':
      return onFiles(name, files);
    case 'generated':
      return touches(
        /^packages\/(?:contracts\/openapi|i18n\/messages|ui\/src\/tokens|server\/(?:scripts|src\/database\/demo))\//,
      );
    case 'types':
      return typesAreReached(what, touches);
    case 'imports':
    case 'dead-code':
      return isCode || touches(/(?:^|\/)package\.json$/);
    case 'readme':
      return touches(/^(?:README\.md|package\.json|scripts\/|tools\/)/);
    case 'unit':
      return unitTests(name, files);
    case 'storybook':
      return storyWords(files).length > 0;
    case 'stories':
      return orNothing(storyWords(files));
    case 'visual':
      return orNothing(storyWords(files, /'visual'/));
    case 'journeys':
    case 'keycloak':
      return what === 'keycloak' || kind === 'keycloak'
        ? touches(
            /^(?:packages\/server\/src\/(?:identity|keycloak)\/|packages\/portal\/src\/platform\/session\/|e2e\/keycloak)/,
          )
        : orNothing(journeysOf(files).map((journey) => `journeys/${journey}.spec.ts`));
    case 'reuse':
      return touches(/^(?:reuse\/|packages\/ui\/(?:package\.json|rollup|src\/exports\/))/);
    case 'packages':
    case 'api':
      return touches(/^packages\/(?:ui|i18n)\/(?:src|package\.json)|^tools\/create-front-end\//);
    case 'size':
      return what === 'ui' ? touches(/^packages\/ui\/src\//) : touches(/^packages\/(?:ui|portal)\/src\//);
    default:
      // Nobody has said what reaches it.
      return true;
  }
}

/** @param {string[]} args @returns {Reach} */
const orNothing = (args) => (args.length > 0 ? args : false);

/** The linters take files in place of the folder. @param {string} name @param {readonly string[]} files @returns {Reach} */
function onFiles(name, files) {
  const there = files.filter((file) => existsSync(join(root, file)));
  if (name === 'format') return there.length > 0 ? ['--ignore-unknown', ...there] : false;
  const code = there.filter((file) => /\.(?:m?js|cjs|tsx?)$/.test(file));
  if (code.length === 0) return false;
  return name === 'lint:eslint' ? ['--no-warn-ignored', ...code] : code;
}

/** @param {string} what @param {(pattern: RegExp) => boolean} touches */
function typesAreReached(what, touches) {
  if (what === 'scripts') return touches(/^(scripts|tools|reuse)\/|^oxlint/);
  if (what === 'storybook') return touches(/^\.storybook\//);
  if (what === 'e2e') return touches(/^(e2e|packages\/contracts|scripts)\//);
  return [what, ...(builtOn[what] ?? [])].some((name) => touches(new RegExp(`^packages/${name}/`)));
}

/** @param {string} name @param {readonly string[]} files @returns {Reach} */
function unitTests(name, files) {
  const [, what = '', part] = name.split(':');
  const own = files.filter((file) => new RegExp(`^(packages|tools)/${what}/|^${what}/`).test(file));
  if (what === 'portal') {
    const texts = files.filter((file) => file.startsWith('packages/i18n/messages/'));
    const features = featuresOf(files);
    const isShared = own.some((file) => areaOf(file) === undefined && /\/(?:src|test)\//.test(file));
    if (part === 'failures') {
      const ofProduct = own.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
      return ofProduct.some((file) => areaOf(file) === undefined) || failuresOf(featuresOf([...texts, ...ofProduct]));
    }
    if (isShared) return related(own, 'packages/portal');
    const folders = features.map((feature) => `src/${folderOf(feature)}/`);
    return orNothing(folders.length > 0 ? [...folders, 'src/app/access-matrix', 'src/app/page-'] : []);
  }
  if (what === 'server') {
    const apis = own.map((file) => /\/src\/apis\/([^/]+)\//.exec(file)?.[1]);
    const isShared = apis.includes(undefined);
    if (part === 'embedded') return isShared;
    if (isShared) return related(own, 'packages/server');
    return orNothing(apis.length > 0 ? [...new Set(apis.map((api) => `src/apis/${api}/`)), 'src/identity/'] : []);
  }
  if (what === 'ui') return related(own, 'packages/ui');
  return own.length > 0;
}

/** The calls of some features in the matrix of failures, and what it says of itself. @param {string[]} features @returns {Reach} */
const failuresOf = (features) =>
  orNothing(features.length > 0 ? ['-t', ` (?:${features.join('|')}): |^meets |^is told `] : []);

/** @param {string[]} files @param {string} folder of their package @returns {Reach} */
function related(files, folder) {
  const code = files.filter((file) => /\.(?:m?js|tsx?)$/.test(file) && existsSync(join(root, file)));
  return code.length > 0 ? ['--findRelatedTests', ...code.map((file) => file.slice(folder.length + 1))] : false;
}

/**
 * The part of the portal that a file belongs to, as journeys.mjs names it.
 *
 * @param {string} file
 */
function areaOf(file) {
  const [, feature, other] = /^packages\/portal\/src\/(?:features\/([^/]+)|(app|sign-in))\//.exec(file) ?? [];
  return feature ?? other;
}

/** @param {string} feature */
const folderOf = (feature) => (['app', 'sign-in'].includes(feature) ? feature : `features/${feature}`);

/** Features that have changed, or their texts. @param {readonly string[]} files */
function featuresOf(files) {
  const areas = files.map(areaOf).filter((area) => area !== undefined);
  const texts = new Set(files.flatMap((file) => /^packages\/i18n\/messages\/\w+\/(.+)\.json$/.exec(file)?.[1] ?? []));
  const sayThem = Object.keys(ofFeature).filter((feature) => [...texts].some((text) => says(feature, text)));
  return [...new Set([...areas, ...sayThem])];
}

/** @param {string} feature @param {string} text area of the messages */
function says(feature, text) {
  const folder = join(root, 'packages/portal/src', folderOf(feature));
  return globSync('**/*.{ts,tsx}', { cwd: folder }).some((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return code.includes(`'${text}'`) || code.includes(`'${text}.`);
  });
}

/**
 * Words that choose the stories of what has changed.
 *
 * @param {readonly string[]} files
 * @param {RegExp} [only] what the file of the stories must hold
 */
function storyWords(files, only) {
  const folders = new Set(
    files.flatMap(
      (file) => /^packages\/(?:ui\/src\/(?:components|primitives)|portal\/src\/features)\/[^/]+/.exec(file)?.[0] ?? [],
    ),
  );
  const stories = [...folders].flatMap((folder) =>
    globSync(`${folder}/**/*.stories.tsx`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8')),
  );
  const titles = stories
    .filter((story) => !only || only.test(story))
    .flatMap((story) => /title: '([^']+)'/.exec(story)?.[1] ?? []);
  return [...new Set(titles)].sort();
}

/** @param {readonly string[]} files */
export function journeysOf(files) {
  const specs = globSync('*.spec.ts', { cwd: join(root, 'e2e/journeys') });
  /** @type {string[]} */
  const journeys = [];
  for (const feature of featuresOf(files)) journeys.push(...(ofFeature[feature] ?? smoke));
  for (const file of files) {
    const api = /^packages\/server\/src\/apis\/([^/]+)\//.exec(file)?.[1];
    const isOfProduct =
      /^packages\/(?:ui|portal|server|contracts)\/(?:src|openapi)\//.test(file) &&
      !/\.(?:test|stories)\.tsx?$/.test(file);
    if (api) for (const feature of featuresOfApi[api] ?? ['app']) journeys.push(...(ofFeature[feature] ?? []));
    else if (isOfProduct && !areaOf(file)) journeys.push(...smoke);
    if (/^e2e\/support\//.test(file)) journeys.push(...smoke);
    if (/^e2e\/journeys\//.test(file)) journeys.push(basename(file, '.spec.ts'));
    if (/^e2e\/helpers\//.test(file))
      for (const spec of specs)
        if (readFileSync(join(root, 'e2e/journeys', spec), 'utf8').includes(`/${basename(file)}'`))
          journeys.push(basename(spec, '.spec.ts'));
  }
  return [...new Set(journeys)].filter((journey) => specs.includes(`${journey}.spec.ts`)).sort();
}
