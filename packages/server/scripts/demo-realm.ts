// Writes deploy/keycloak/demo-realm.json: the realm with the demo's logins. `--check` says whether it is as its sources say.
import { pbkdf2Sync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { connectDatabase } from '../src/database/connect.ts';
import { demoPassword } from '../src/demo/users/demo-users.ts';
import { ensureDemo } from '../src/demo/demo.ts';
import { attributesOf, managed } from '../src/keycloak/account-attributes.ts';

interface Realm {
  clients: { clientId: string; secret?: string }[];
  users: object[];
  passwordPolicy: string;
  smtpServer?: object;
}

/** Says what it is: whoever uses this realm for anything but a demo has been told. */
const demoSecret = 'demo-secret-not-for-production';

const hashing = { algorithm: 'pbkdf2-sha512', hashIterations: 210_000 };

const folder = new URL('../../../deploy/keycloak/', import.meta.url);
const target = new URL('demo-realm.json', folder);

const realm = JSON.parse(await readFile(new URL('realm.json', folder), 'utf8')) as Realm;
for (const client of realm.clients) if (client.clientId === 'skerry-user-administration') client.secret = demoSecret;
realm.users.push(...(await demoUsers()));
// As the demo's passwords are hashed: else each would be hashed anew at its first login.
realm.passwordPolicy += ` and hashAlgorithm(${hashing.algorithm}) and hashIterations(${hashing.hashIterations})`;
realm.smtpServer = {
  // Filled in by Keycloak from its environment when it imports the realm at its start.
  host: '${SKERRY_DEMO_MAIL_HOST:localhost}',
  port: '${SKERRY_DEMO_MAIL_PORT:1025}',
  from: 'no-reply@skerry.example',
  fromDisplayName: 'Skerry',
};
const text = `${JSON.stringify(realm, null, 2)}\n`;

if (!process.argv.includes('--check')) await writeFile(target, text);
else if ((await readFile(target, 'utf8')) !== text) {
  console.error('deploy/keycloak/demo-realm.json is not as its sources say: run "npm run generate".');
  process.exitCode = 1;
}

/** Hashed here, once: Keycloak would take a second for each of its users at the import. */
function passwordCredential(password: string): object {
  const salt = 'skerry-demo-salt';
  const value = pbkdf2Sync(password, salt, hashing.hashIterations, 64, 'sha512').toString('base64');
  return {
    type: 'password',
    secretData: JSON.stringify({ value, salt: Buffer.from(salt).toString('base64') }),
    credentialData: JSON.stringify(hashing),
  };
}

/** As the database has them after seeding, so that both say the same. */
async function demoUsers(): Promise<object[]> {
  const credentials = [passwordCredential(demoPassword)];
  const database = await connectDatabase({});
  try {
    await ensureDemo(database, () => Promise.resolve('none'));
    return await database.withIdentity(async (query) => {
      const accounts = await query.selectFrom('accounts').selectAll().orderBy('email').execute();
      const users: object[] = [];
      for (const account of accounts) {
        const attributes = await attributesOf(query, account);
        const isStaff = account.user_category === 'internalStaff';
        users.push({
          id: account.id,
          username: account.email,
          email: account.email,
          emailVerified: true,
          firstName: account.first_name,
          lastName: account.last_name,
          enabled: isStaff || attributes.skerry_user.length > 0,
          realmRoles: account.realm_roles,
          attributes: Object.fromEntries(
            Object.entries({ ...attributes, ...(isStaff ? {} : { [managed]: ['true'] }) }).filter(
              ([, values]) => values.length > 0,
            ),
          ),
          credentials,
        });
      }
      return users;
    });
  } finally {
    await database.close();
  }
}
