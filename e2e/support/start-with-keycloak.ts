import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareKeycloak, startKeycloak } from '../../scripts/lib/keycloak.mjs';
import { startMailSink } from '../../scripts/lib/mail-sink.mjs';
import { freePort, startProductAt } from './start-product.ts';

/**
 * Starts the built product beside a Keycloak of its own, both with new demo data.
 *
 * @returns what stops them again
 */
export default async function startWithKeycloak(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'skerry-keycloak-'));
  const mails = await mkdtemp(join(tmpdir(), 'skerry-mails-'));
  process.env['KEYCLOAK_MAILS'] = mails;
  let count = 0;
  const sink = await startMailSink((mail) => {
    count += 1;
    void writeFile(join(mails, `${String(count).padStart(6, '0')}.json`), JSON.stringify(mail));
  });
  prepareKeycloak((step) => console.log(step));
  const port = await freePort();
  process.env['SKERRY_IDENTITY_ISSUER'] = `http://localhost:${port}/realms/skerry`;
  process.env['SKERRY_KEYCLOAK_CLIENT_SECRET'] = 'demo-secret-not-for-production';
  const productPort = await freePort();
  const origins = [`http://localhost:${productPort}`];
  // Neither needs the other to start.
  const [product, keycloak] = await Promise.allSettled([
    startProductAt(productPort),
    startKeycloak({ port, origins, mailPort: sink.port, folder }),
  ]);
  if (product.status === 'rejected' || keycloak.status === 'rejected') {
    if (product.status === 'fulfilled') await product.value();
    if (keycloak.status === 'fulfilled') await keycloak.value.stop();
    throw product.status === 'rejected' ? product.reason : (keycloak as PromiseRejectedResult).reason;
  }
  return async () => {
    await Promise.all([product.value(), keycloak.value.stop(), sink.close()]);
    await Promise.all([folder, mails].map((path) => rm(path, { recursive: true, force: true })));
  };
}
