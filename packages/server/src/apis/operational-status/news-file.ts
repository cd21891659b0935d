/** One thing that was told. */
export interface NewsEntry {
  /** The same for as long as it is there, and nowhere else. */
  id: string;
  at: Date;
  title: string;
  text: string;
  url: string;
}

export interface News {
  /** An address that no other feed has. */
  id: string;
  title: string;
  /** Where the same is read in a browser. */
  home: string;
  /** Of the newest entry, or of the feed where there is none. */
  changedAt: Date;
  language: string;
  entries: readonly NewsEntry[];
}

export type NewsFormat = 'rss' | 'atom';

export const newsTypes: Readonly<Record<NewsFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
};

/** News as RSS 2.0 or Atom (RFC 4287). The same news give the same bytes. */
export function newsFile(news: News, format: NewsFormat): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${format === 'rss' ? rss(news) : atom(news)}\n`;
}

function rss({ title, home, changedAt, language, entries }: News): string {
  return [
    '<rss version="2.0"><channel>',
    `<title>${xml(title)}</title><link>${xml(home)}</link><description>${xml(title)}</description>`,
    `<language>${xml(language)}</language><lastBuildDate>${changedAt.toUTCString()}</lastBuildDate><ttl>60</ttl>`,
    ...entries.map(
      (entry) =>
        `<item><title>${xml(entry.title)}</title><link>${xml(entry.url)}</link><description>${xml(entry.text)}</description>` +
        `<guid isPermaLink="false">${xml(entry.id)}</guid><pubDate>${entry.at.toUTCString()}</pubDate></item>`,
    ),
    '</channel></rss>',
  ].join('\n');
}

function atom({ id, title, home, changedAt, language, entries }: News): string {
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `<id>${xml(id)}</id><title>${xml(title)}</title><link rel="alternate" href="${xml(home)}"/>`,
    `<updated>${changedAt.toISOString()}</updated><author><name>${xml(new URL(home).host)}</name></author>`,
    ...entries.map(
      (entry) =>
        `<entry><id>${xml(entry.id)}</id><title>${xml(entry.title)}</title><link rel="alternate" href="${xml(entry.url)}"/>` +
        `<updated>${entry.at.toISOString()}</updated><summary>${xml(entry.text)}</summary></entry>`,
    ),
    '</feed>',
  ].join('\n');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML has it, without the characters that XML can't hold. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
