// `npm run keycloak`: a Keycloak with the demo's realm beside the portal. Ctrl-C ends it. KEYCLOAK_PORT and KEYCLOAK_MAIL_PORT move it.
import { join } from 'node:path';
import { fail, root } from './lib/install.mjs';
import { prepareKeycloak, startKeycloak, whyNoKeycloak } from './lib/keycloak.mjs';
import { startMailSink } from './lib/mail-sink.mjs';

const port = Number(process.env['KEYCLOAK_PORT'] ?? 8080);
const mailPort = Number(process.env['KEYCLOAK_MAIL_PORT'] ?? 1025);
const portalPort = process.env['PORT'] ?? '3000';
const hosts = ['localhost', 'no.localhost', 'dk.localhost', 'carrier.localhost'];
const folder = join(root, '.data', 'keycloak');
const administrator = { user: 'admin', password: 'skerry-demo' };

const why = whyNoKeycloak();
if (why) fail(why);
/** @type {import('./lib/keycloak.mjs').Keycloak} */
let keycloak;
try {
  await startMailSink(showMail, mailPort);
  prepareKeycloak(console.log);
  console.log('Starting Keycloak…');
  const origins = hosts.map((host) => `http://${host}:${portalPort}`);
  keycloak = await startKeycloak({ port, origins, mailPort, folder, administrator });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
console.log(`
  Keycloak is at http://localhost:${port}, its console at /admin (${administrator.user}, ${administrator.password})
  Its mails are shown here. It keeps its data in ${folder}.

  Start the portal with these in its environment, and a data folder of its own:
    SKERRY_IDENTITY_ISSUER=${keycloak.issuer}
    SKERRY_KEYCLOAK_CLIENT_SECRET=${keycloak.clientSecret}
    SKERRY_DATA_FOLDER=${join(folder, 'portal')}
`);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => void keycloak.stop());
await keycloak.exited;
process.exit();

/** @param {import('./lib/mail-sink.mjs').Mail} mail */
function showMail({ to, subject, text }) {
  console.log(`\n  Mail to ${to.join(', ')}: ${subject}\n${text.trim().replaceAll(/^/gm, '    ')}\n`);
}
