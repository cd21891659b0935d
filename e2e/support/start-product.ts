import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
/** Of a service that measures use. It does not exist: journeys answer for it. */
export const analyticsAddress = 'https://matomo.example';
/** In milliseconds. Beside a Keycloak that starts, too, on a busy machine. */
const longestStart = 300_000;

/**
 * Starts the built product once for all journeys, on a free port and with new demo data. `PRODUCT_URL` names one that is running already.
 *
 * @returns what stops it again
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['PRODUCT_URL']) return () => Promise.resolve();
  return startProductAt(await freePort());
}

export async function startProductAt(port: number): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'skerry-journeys-'));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      SKERRY_DATA_FOLDER: data,
      SKERRY_MATOMO_URL: analyticsAddress,
      SKERRY_MATOMO_SITE_ID: '7',
      SKERRY_PRIVACY_POLICY_URL_SE: 'https://skerry.example/privacy',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collectOutput(server);
  process.env['PRODUCT_URL'] = `http://localhost:${port}`;
  await untilReady(`${process.env['PRODUCT_URL']}/health/ready`, server, said);
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(data, { recursive: true, force: true });
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (part: Buffer) => parts.push(part.toString()));
  return () => parts.join('').slice(-4000);
}

async function untilReady(address: string, server: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + longestStart;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error(`The product did not start:\n${said()}`);
}
