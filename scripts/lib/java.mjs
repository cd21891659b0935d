import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const oldestJava = 17;
const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * The JDK of JAVA_HOME, or that on the path.
 *
 * @returns {{ java: string, jar: string } | { missing: string }} commands, or what is missing in one line
 */
export function findJdk() {
  const home = process.env['JAVA_HOME'];
  const command = (/** @type {string} */ name) => (home ? join(home, 'bin', name + suffix) : name);
  const [java, jar] = [command('java'), command('jar')];
  if (home && !existsSync(java)) return { missing: `JAVA_HOME names ${home}, which has no bin/java.` };
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  if (status !== 0)
    return { missing: `Java is missing: install a JDK of version ${oldestJava} or newer, or name one in JAVA_HOME.` };
  const [, major] = /version "(?:1\.)?([0-9]+)/.exec(stderr) ?? [];
  if (Number(major) < oldestJava)
    return {
      missing: `Keycloak needs Java ${oldestJava} or newer, this is ${major}: install one, or name it in JAVA_HOME.`,
    };
  if (spawnSync(jar, ['--version']).status !== 0)
    return { missing: 'This Java has no "jar" command: install the JDK, not the runtime alone.' };
  return { java, jar };
}

/** Whether Maven is on the path. */
export function hasMaven() {
  return spawnSync('mvn', ['--version'], { shell: process.platform === 'win32' }).status === 0;
}
