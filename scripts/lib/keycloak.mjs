// A Keycloak with the realm of deploy/keycloak, for trying it out and for tests. Nothing here is meant for production.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './install.mjs';
import { findJdk, hasMaven } from './java.mjs';

export const version = '26.7.3';
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
const sources = join(root, 'deploy', 'keycloak');
/** Goes with the packages, and is made again in a minute. */
const cache = join(root, 'node_modules', '.cache', 'skerry');
const given = process.env['KEYCLOAK_HOME'];
const home = join(cache, `keycloak-${version}${given ? `-${hashOf(given).slice(0, 8)}` : ''}`);
const unpacking = join(cache, 'unpacking');
const longestStart = 300_000;
const isWindows = process.platform === 'win32';

/** @returns {string | undefined} why Keycloak can't run here, in one line */
export function whyNoKeycloak() {
  const jdk = findJdk();
  if ('missing' in jdk) return jdk.missing;
  if (given)
    return existsSync(join(given, 'bin', 'kc.sh'))
      ? undefined
      : `KEYCLOAK_HOME names ${given}, which has no bin/kc.sh.`;
  return isPrepared() || hasMaven()
    ? undefined
    : `Maven is missing: install it, or unpack Keycloak ${version} yourself and name its folder in KEYCLOAK_HOME.`;
}

/**
 * Gets Keycloak, with the script of the realm built in. Does nothing where that has been done.
 *
 * @param {(step: string) => void} [say]
 */
export function prepareKeycloak(say = () => {}) {
  const why = whyNoKeycloak();
  if (why) throw new Error(why);
  if (isPrepared()) return;
  if (!existsSync(home)) {
    say(given ? `Copying Keycloak from ${given}…` : `Getting Keycloak ${version}…`);
    rmSync(unpacking, { recursive: true, force: true });
    mkdirSync(unpacking, { recursive: true });
    // Whole or not at all.
    renameSync(given ? copy(given) : download(), home);
    rmSync(unpacking, { recursive: true, force: true });
  }
  say('Preparing Keycloak, once…');
  jar(['--create', '--file', join(home, 'providers', 'skerry-scripts.jar'), '-C', join(sources, 'scripts'), '.']);
  const { status, stdout, stderr } = spawnSync(
    ...kc(['build', '--features=scripts', '--db=dev-file', '--health-enabled=false']),
    { encoding: 'utf8', env: environment() },
  );
  if (status !== 0) throw new Error(`Keycloak could not be built:\n${stdout}${stderr}`);
  writeFileSync(stamp(), fingerprint());
}

/**
 * @typedef {object} Keycloak
 * @property {string} issuer
 * @property {string} clientSecret secret of the client `skerry-user-administration`
 * @property {Promise<unknown>} exited
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {number} options.port
 * @param {string[]} options.origins where the portal is; the only places that a login may lead to
 * @param {number} options.mailPort of the mail server on this machine
 * @param {string} options.folder where its database is kept; it begins with the demo where there is none
 * @param {{ user: string, password: string }} [options.administrator] of Keycloak's own console
 * @returns {Promise<Keycloak>}
 */
export async function startKeycloak({ port, origins, mailPort, folder, administrator }) {
  const { realm, clientSecret } = demoRealm(origins);
  const imports = join(home, 'data', 'import');
  rmSync(imports, { recursive: true, force: true });
  mkdirSync(imports, { recursive: true });
  writeFileSync(join(imports, 'skerry-realm.json'), realm);
  mkdirSync(folder, { recursive: true });
  const database = `jdbc:h2:file:${join(folder, 'keycloak')};NON_KEYWORDS=VALUE;DB_CLOSE_ON_EXIT=FALSE`;
  const server = spawn(
    ...kc([
      'start',
      '--optimized',
      '--import-realm',
      // Alone: no other node is looked for.
      '--cache=local',
      '--http-enabled=true',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--hostname=http://localhost:${port}`,
      `--db-url=${database}`,
    ]),
    {
      env: {
        ...environment(),
        SKERRY_DEMO_MAIL_PORT: String(mailPort),
        ...(administrator && {
          KC_BOOTSTRAP_ADMIN_USERNAME: administrator.user,
          KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
        }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (log = (log + String(chunk)).slice(-20_000)));
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  const issuer = `http://localhost:${port}/realms/skerry`;
  const end = Date.now() + longestStart;
  while (!(await answers(`${issuer}/.well-known/openid-configuration`))) {
    if (server.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`Keycloak did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { issuer, clientSecret, exited, stop };
}

/** The realm with the demo's logins, for a portal that is at these origins. @param {string[]} origins */
function demoRealm(origins) {
  const realm = JSON.parse(readFileSync(join(sources, 'demo-realm.json'), 'utf8'));
  const portal = realm.clients.find((/** @type {any} */ client) => client.clientId === 'skerry-portal');
  const administration = realm.clients.find((/** @type {any} */ client) => client.secret);
  portal.redirectUris = origins.flatMap((origin) => [`${origin}/`, `${origin}/silent-check-sso.html`]);
  portal.webOrigins = origins;
  portal.baseUrl = `${origins[0]}/`;
  portal.attributes['post.logout.redirect.uris'] = origins.map((origin) => `${origin}/`).join('##');
  return { realm: JSON.stringify(realm), clientSecret: administration.secret };
}

/** Without its data: neither is changed by what happens in the other. @param {string} folder */
function copy(folder) {
  cpSync(folder, unpacking, { recursive: true, filter: (path) => path !== join(folder, 'data') });
  return unpacking;
}

/** @returns {string} folder of the distribution */
function download() {
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
  const { status, stdout, stderr } = spawnSync(
    'mvn',
    ['-B', '-q', goal, `-Dartifact=${artifact}`, `-DoutputDirectory=${unpacking}`],
    { cwd: unpacking, encoding: 'utf8', shell: isWindows },
  );
  if (status !== 0) throw new Error(`Maven could not get Keycloak ${version}:\n${stdout}${stderr}`);
  jar(['--extract', '--file', `keycloak-quarkus-dist-${version}.zip`], unpacking);
  return join(unpacking, `keycloak-${version}`);
}

/** @param {string[]} args @param {string} [cwd] */
function jar(args, cwd) {
  const jdk = findJdk();
  if ('missing' in jdk) throw new Error(jdk.missing);
  const { status, stderr } = spawnSync(jdk.jar, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`jar failed: ${stderr}`);
}

/** By the shell: `jar` leaves no file executable. @param {string[]} args @returns {[string, string[]]} */
function kc(args) {
  return isWindows ? [join(home, 'bin', 'kc.bat'), args] : ['bash', [join(home, 'bin', 'kc.sh'), ...args]];
}

/** @returns {NodeJS.ProcessEnv} */
function environment() {
  const jdk = findJdk();
  const path = 'missing' in jdk ? '' : dirname(jdk.java);
  return {
    ...process.env,
    PATH: [path, process.env['PATH'] ?? ''].filter(Boolean).join(delimiter),
    JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx512m',
    // It lives for minutes: what makes the start quick counts for more than what makes the thousandth login quick.
    JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
  };
}

function stamp() {
  return join(home, 'skerry-prepared');
}

function isPrepared() {
  return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === fingerprint();
}

/** Changes with the scripts. */
function fingerprint() {
  const scripts = join(sources, 'scripts');
  const files = readdirSync(scripts, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return hashOf(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n'));
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {string} address */
async function answers(address) {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ?? false;
}
