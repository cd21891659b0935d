import { createServer } from 'node:net';

/** @typedef {{ to: string[], subject: string, text: string }} Mail */

/**
 * A mail server on this machine that sends nothing on: what arrives is handed over.
 *
 * @param {(mail: Mail) => void} receive
 * @param {number} [port] a free one if none is named
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function startMailSink(receive, port = 0) {
  const server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    const reply = (/** @type {string} */ line) => socket.write(`${line}\r\n`);
    let unread = '';
    let to = /** @type {string[]} */ ([]);
    let isData = false;
    reply('220 localhost');
    socket.on('data', (chunk) => {
      unread += chunk;
      for (let end = endOf(); end; end = endOf()) {
        const part = unread.slice(0, end.at);
        unread = unread.slice(end.at + end.length);
        if (isData) {
          isData = false;
          receive({ to, ...readMail(part) });
          to = [];
          reply('250 OK');
        } else answer(part);
      }
    });

    /** Where the line, or the mail, ends that stands first in what was not read yet. */
    function endOf() {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = unread.indexOf(end);
      return at < 0 ? undefined : { at, length: end.length };
    }

    /** @param {string} line */
    function answer(line) {
      const command = line.slice(0, 4).toUpperCase();
      const [, recipient] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
      if (recipient !== undefined) to.push(recipient);
      if (command === 'DATA') isData = true;
      reply(command === 'DATA' ? '354 Go on' : command === 'QUIT' ? '221 Bye' : '250 OK');
      if (command === 'QUIT') socket.end();
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}

/**
 * The subject and the plain text of a mail, in whatever encoding of RFC 2045 they came.
 *
 * @param {string} source
 * @returns {Pick<Mail, 'subject' | 'text'>}
 */
export function readMail(source) {
  const { headers, body } = split(source);
  return { subject: headers.get('subject') ?? '', text: plainText(headers, body) };
}

/** @param {Map<string, string>} headers @param {string} body @returns {string} */
function plainText(headers, body) {
  const [, boundary] = /boundary="?([^";]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  if (boundary === undefined) return decode(headers.get('content-transfer-encoding') ?? '', body);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const plain = parts.find(({ headers: of }) => /^(?:text\/plain|multipart\/)/i.test(of.get('content-type') ?? ''));
  return plain ? plainText(plain.headers, plain.body) : '';
}

/** @param {string} source */
function split(source) {
  const at = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
  return { headers, body: source.slice(at + 4) };
}

/** @param {string} encoding @param {string} body */
function decode(encoding, body) {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^quoted-printable$/i.test(encoding)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
