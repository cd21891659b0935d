import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../../scripts/lib/mail-sink.mjs';

/** Where the mails of Keycloak arrive, one file each. Set where the product stands beside a Keycloak. */
export const keycloakMails = process.env['KEYCLOAK_MAILS'];

/** The journeys that this provider takes part in differ in what its own pages say, and in nothing else. */
export const isKeycloak = keycloakMails !== undefined;

/** The link of the newest mail to this address, or undefined where none has arrived yet. */
export async function linkInMail(email: string): Promise<string | undefined> {
  const folder = keycloakMails ?? '';
  const names = (await readdir(folder)).sort();
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  );
  const mail = mails.findLast(({ to }) => to.includes(email));
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
}
