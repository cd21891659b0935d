// Writes the table of all writing operations into docs/security.md, from their documents and their code. `--check` says whether it is as
// they say. Fails where an operation has nothing against being done twice, or leaves no audit row, and is not named here with its reason.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { apis, labelsOpening, type ApiId } from '@skerry/contracts';
import {
  documents,
  identityDocuments,
  operationsOf,
  type ApiDocument,
  type Operation,
} from '@skerry/contracts/documents';
import { format, resolveConfig } from 'prettier';
import { isWrite } from '../src/http/security.ts';

/** They are sent like writes for the size or secrecy of what they ask about, and change nothing. */
const reading = new Set([
  'exportServicesBy',
  'lookUpServices',
  'previewRoleGroup',
  'checkUserImport',
  'checkContactImport',
  'inspectInvitation',
  'inspectPasswordReset',
  'checkOrderPlacement',
  'validateCorrelationOwnership',
  'previewPriceRules',
  'previewAgreement',
  'checkFeasibility',
  'previewDisturbance',
  'estimatePrice',
]);

/** What holds instead of a key or a version. */
const repeated: Record<string, string> = {
  changeServices: 'the number of services that was seen',
  changeCustomerUsers: 'the number of users that was seen',
  registerAccount: 'a user once',
  confirmContact: 'the same again',
  submitLogin: 'the running request, once',
  acceptInvitation: 'the link, once',
  requestPasswordReset: 'mails are limited',
  acceptPasswordReset: 'the link, once',
};

/** Of the identity provider, whose routes do not carry the operation's name: what is no customer's data leaves no row. */
const identityRecords: Record<string, string> = {
  submitLogin: 'attempts are stored',
  acceptInvitation: 'the use of the link is stored',
  requestPasswordReset: 'requests are stored',
  acceptPasswordReset: 'yes',
};

const sources = await readSources(new URL('../src/', import.meta.url));
const faults: string[] = [];
const rows = [
  ...(Object.keys(apis) as ApiId[]).flatMap((id) => rowsOf(documents[id], apis[id].prefix)),
  ...rowsOf(identityDocuments['sign-in'], '/sign-in'),
];
if (faults.length > 0) throw new Error(faults.join('\n'));

const target = new URL('../../../docs/security.md', import.meta.url);
const [begin, end] = ['<!-- writes: made by scripts/writes-table.ts -->', '<!-- end of writes -->'];
const old = await readFile(target, 'utf8');
if (!old.includes(begin) || !old.includes(end))
  throw new Error('docs/security.md has no place for the table of writes.');
const headings = ['Operation', 'Call', 'Who', 'Whose rows', 'Once, or which version', 'Audit', 'Rate'];
const table = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const whole = `${old.slice(0, old.indexOf(begin))}${begin}\n\n${table}\n\n${old.slice(old.indexOf(end))}`;
const text = await format(whole, { ...(await resolveConfig(target)), parser: 'markdown' });
if (!process.argv.includes('--check')) await writeFile(target, text);
else if (old !== text) {
  console.error('The table of writes in docs/security.md is not as its sources say: run "npm run generate".');
  process.exitCode = 1;
}

function rowsOf(document: ApiDocument, prefix: string): string[][] {
  return operationsOf(document)
    .filter(({ method, operationId }) => isWrite(method) && !reading.has(operationId))
    .map((operation) => [
      operation.operationId,
      `${operation.method} ${prefix}${operation.path}`,
      who(operation),
      whoseRows(operation),
      once(document, operation),
      auditOf(operation),
      operation.isPublic ? 'pauses' : 'account, customer',
    ]);
}

function who({ operationId, isPublic, isStaffOnly, isRefusedWhileActing, roles }: Operation): string {
  const rights = [...roles, ...labelsOpening(operationId)].join(', ');
  const allowed = isStaffOnly ? 'staff' : roles.includes('*') ? 'everybody signed in' : rights;
  return isPublic ? 'open' : `${allowed}${isRefusedWhileActing ? '; not while acting' : ''}`;
}

function whoseRows({ operationId, isPublic }: Operation): string {
  if (operationId === 'addCustomerId') return 'the customer whose contact the person is';
  if (operationId === 'giveActingReason') return 'the customer for whom staff are about to act';
  return isPublic ? 'what the request proves' : 'the token’s customer';
}

function once(document: ApiDocument, { operationId, method, path }: Operation): string {
  const operation = document.paths[path]?.[method.toLowerCase()] as { parameters?: { in: string; name: string }[] };
  const shared = document.paths[path]?.['parameters'] as { in: string; name: string }[] | undefined;
  const headers = [...(operation.parameters ?? []), ...(shared ?? [])].map(({ name }) => name);
  const found = ['Idempotency-Key', 'If-Match'].filter((name) => headers.includes(name));
  if (found.length > 0) return found.map((name) => `\`${name}\``).join(', ');
  const instead = repeated[operationId];
  if (instead === undefined) faults.push(`${operationId} takes neither Idempotency-Key nor If-Match.`);
  return instead ?? '';
}

/** An operation's name stands in the file of its handler; that file, or one that it imports of the same API, has to write the row. */
function auditOf({ operationId }: Operation): string {
  const told = identityRecords[operationId];
  if (told !== undefined) return told;
  const handler = new RegExp(`\\b${operationId}(?:\\(|:|,)`);
  const writes = [...sources].some(([path, source]) => handler.test(source) && auditsIn(path, source));
  if (!writes) faults.push(`${operationId} leaves no audit row.`);
  return 'yes';
}

function auditsIn(path: string, source: string): boolean {
  const audits = /\baudit(?:All)?\(/;
  const api = path.split('/').slice(0, 2).join('/');
  const imported = [...source.matchAll(/from '(\.\.?\/(?:[\w-]+\/|\.\.\/)*[\w-]+\.ts)'/g)]
    .map(([, to = '']) => posix.join(posix.dirname(path), to))
    .filter((name) => name.startsWith(`${api}/`));
  return [source, ...imported.map((name) => sources.get(name) ?? '')].some((text) => audits.test(text));
}

async function readSources(root: URL): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['apis', 'identity-provider'])
    for (const name of await readdir(new URL(folder, root), { recursive: true }))
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        found.set(`${folder}/${name}`, await readFile(new URL(`${folder}/${name}`, root), 'utf8'));
  return found;
}
