import type { ContactDetails } from './contact-types.ts';
import { contactChannels, contactScopeKinds, contactTypes } from './contact-lists.ts';

type Assignment = ContactDetails['assignments'][number];

/** What a contact is told about, as a cell of a file has it: `NOC ALL MAIL,CALL 1|SITE SITES=S-10005 CALL 2`. */
export function writeAssignments(assignments: readonly Assignment[]): string {
  return assignments
    .map(({ type, scope, channels, order }) =>
      [type, scope.kind === 'ALL' ? 'ALL' : `${scope.kind}=${scope.ids.join(',')}`, channels.join(','), order].join(
        ' ',
      ),
    )
    .join('|');
}

/** The same read again; undefined where a part of it is none. */
export function readAssignments(text: string): Assignment[] | undefined {
  const parts = text.split('|').filter((part) => part.trim() !== '');
  const read = parts.map(readAssignment);
  return read.every((assignment) => assignment !== undefined) ? read : undefined;
}

function readAssignment(text: string): Assignment | undefined {
  const words = text.trim().split(/\s+/);
  const [typeWord, covered = '', channelWords = '', orderWord = '1'] = words;
  const type = contactTypes.find((each) => each === typeWord?.toUpperCase());
  const [kindWord, ids = ''] = covered.split('=');
  const kind = contactScopeKinds.find((each) => each === kindWord?.toUpperCase());
  const given = channelWords.toUpperCase().split(',').filter(Boolean);
  const channels = contactChannels.filter((channel) => given.includes(channel));
  const order = /^[1-9][0-9]?$/.test(orderWord) ? Number(orderWord) : undefined;
  if (words.length > 4 || type === undefined || kind === undefined || order === undefined) return undefined;
  if (channels.length !== new Set(given).size) return undefined;
  return { type, scope: { kind, ids: ids.split(',').filter(Boolean) }, channels, order };
}
