import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { apis } from '../src/apis.ts';
import { documents, identityDocuments, operationsOf } from '../src/documents.ts';
import { customerRoles, permissions } from '../src/roles.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const all = Object.entries({ ...documents, ...identityDocuments });
const ajv = new Ajv2020({ strict: false });
formatsPlugin.default(ajv);

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Described {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** Every body that a document describes, with the place where it does. */
function mediaOf(document: (typeof all)[number][1]): [place: string, media: Media][] {
  return operationsOf(document).flatMap(({ operationId, method, path }) => {
    const operation = document.paths[path]?.[method.toLowerCase()] as Described;
    const bodies = { request: operation.requestBody, ...operation.responses };
    return Object.entries(bodies).flatMap(([name, body]) =>
      Object.values(body?.content ?? {}).map((media): [string, Media] => [`${operationId} ${name}`, media]),
    );
  });
}

describe.each(all)('the document %s', (name, document) => {
  it('follows the OpenAPI rules', async () => {
    const config = await createConfig({ extends: ['minimal'] });
    const problems = await lint({ ref: `${root}openapi/${name}.yaml`, config });
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });

  it('says who may call each operation: existing roles, or everybody', () => {
    const known = ['*', ...customerRoles, ...permissions];
    for (const { roles, isPublic, operationId } of operationsOf(document)) {
      expect([operationId, roles.length > 0 !== isPublic]).toEqual([operationId, true]);
      expect(roles.filter((role) => !known.includes(role))).toEqual([]);
    }
  });

  it('answers every error as a problem', () => {
    for (const { method, path } of operationsOf(document)) {
      const { responses } = document.paths[path]?.[method.toLowerCase()] as Described;
      expect(Object.keys(responses['default']?.content ?? {})).toEqual(['application/problem+json']);
    }
  });

  it.each(mediaOf(document))('has an example of %s that is valid', (_place, { schema, example, examples }) => {
    const values = example === undefined ? Object.values(examples ?? {}).map(({ value }) => value) : [example];
    expect(values.length).toBeGreaterThan(0);
    const validate = ajv.compile(schema);
    for (const value of values) expect(validate(value) ? [] : validate.errors).toEqual([]);
  });

  it('refuses unknown properties in request bodies', () => {
    for (const [place, { schema }] of mediaOf(document).filter(([where]) => where.endsWith(' request')))
      expect([place, schema]).toEqual([place, expect.objectContaining({ additionalProperties: false })]);
  });
});

it('names each operation once', () => {
  const ids = all.flatMap(([, document]) => operationsOf(document).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

it('serves each API at the prefix of its document', () => {
  for (const [id, { prefix }] of Object.entries(apis))
    expect(documents[id as keyof typeof documents]).toMatchObject({ servers: [{ url: prefix }] });
});

it('matches the generated files', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root, stdio: 'pipe' }),
  ).not.toThrow();
});
