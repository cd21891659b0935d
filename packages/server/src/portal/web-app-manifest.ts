import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Country } from '@skerry/contracts';
import type { FastifyInstance } from 'fastify';

const languageOfCountry: Readonly<Record<Country, string>> = { se: 'sv', no: 'nb', dk: 'da' };

/** The file of the built portal that {@link serveManifest} answers for. */
export const manifestFile = 'manifest.webmanifest';

/** Serves what a browser needs to install the portal, under the installation's name and in the language of the host's country. */
export async function serveManifest(server: FastifyInstance, folder: string, appName: string): Promise<void> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) return;
  server.get(`/${manifestFile}`, ({ portalHost }, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          ...manifest,
          name: appName,
          short_name: appName,
          lang: languageOfCountry[portalHost?.country ?? 'se'],
        }),
      ),
  );
}

async function readManifest(folder: string): Promise<object | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as object;
  } catch {
    return undefined;
  }
}
