import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { ProblemError } from '../http/problem.ts';
import type { Login } from '../identity/authenticate.ts';
import type { Principal } from '../identity/principal.ts';
import { stillStanding } from '../identity/standing-logins.ts';
import { every, type Repeated } from '../schedule/every.ts';

/** Streams at a time: of an account, of a customer, and of the process. */
const most = { account: 10, customer: 100, process: 2000 };
/** In milliseconds: how often it is asked whether those who listen still may, and how long a stream lasts at most. */
const usual = { check: 15_000, longest: 540_000, longestActing: 60_000 };

interface StreamTimes {
  check: number;
  longest: number;
  longestActing: number;
}

interface Open {
  readonly principal: Principal;
  readonly login: Login;
  end: () => void;
}

/** A place for one stream, taken until it is given back or what it carries has ended. */
interface StreamPlace {
  release: () => void;
  /** Sends it, ends it when its time is over, and gives the place back afterwards. */
  carry: (body: Readable, reply: FastifyReply) => void;
}

/** Answers with a stream of events, in a place that is free again when it has ended or none came. */
export async function streamed(
  place: StreamPlace,
  reply: FastifyReply,
  begin: () => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>,
): Promise<FastifyReply> {
  try {
    const { status, body, headers = {} } = await begin();
    if (body instanceof Readable) place.carry(body, reply);
    else place.release();
    return await reply.code(status).headers(headers).send(body);
  } catch (error) {
    place.release();
    throw error;
  }
}

/**
 * The streams of events that are open in this process, of APIs built in and of others alike: how many somebody may have, and when one
 * ends. It ends as an answer does, so that its reader comes again, with a new token where the old one has run out.
 */
export class EventStreams {
  readonly #database: Database;
  readonly #times: StreamTimes;
  readonly #open = new Set<Open>();
  readonly #taken = new Map<string, number>();
  readonly #checks: Repeated;

  constructor(database: Database, onError: (error: unknown) => void, times: StreamTimes = usual) {
    this.#database = database;
    this.#times = times;
    this.#checks = every(times.check, () => this.#check(), onError);
  }

  /** Throws 429 where the caller or the customer has enough of them, 503 where the process has. */
  admit({ principal, login }: FastifyRequest): StreamPlace {
    if (principal === null || login === null) throw new ProblemError(401);
    const names = [`account ${principal.accountId}`, `customer ${principal.customerId}`, 'process'] as const;
    const limits = [most.account, most.customer, most.process];
    const full = names.findIndex((name, index) => (this.#taken.get(name) ?? 0) >= (limits[index] ?? 0));
    if (full === 2) throw new ProblemError(503, { headers: { 'retry-after': '30' } });
    if (full !== -1) throw new ProblemError(429, { code: 'TOO_MANY_STREAMS', headers: { 'retry-after': '30' } });
    for (const name of names) this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
    let isTaken = true;
    const release = () => {
      if (!isTaken) return;
      isTaken = false;
      for (const name of names) this.#give(name);
    };
    return { release, carry: (body, reply) => this.#carry({ principal, login }, { body, reply, release }) };
  }

  #give(name: string): void {
    const left = (this.#taken.get(name) ?? 1) - 1;
    if (left === 0) this.#taken.delete(name);
    else this.#taken.set(name, left);
  }

  #carry(
    { principal, login }: Pick<Open, 'principal' | 'login'>,
    { body, reply, release }: { body: Readable; reply: FastifyReply; release: () => void },
  ): void {
    const { raw } = reply;
    const end = () => {
      body.unpipe(raw);
      raw.end();
    };
    const one: Open = { principal, login, end };
    this.#open.add(one);
    const longest = principal.isActing ? this.#times.longestActing : this.#times.longest;
    const timer = setTimeout(end, Math.max(0, Math.min(longest, login.expiresAt.getTime() - Date.now()))).unref();
    raw.once('close', () => {
      clearTimeout(timer);
      this.#open.delete(one);
      body.destroy();
      release();
    });
  }

  /** Who acts as a user is asked anew each time they come again, which is soon. */
  async #check(): Promise<void> {
    const all = [...this.#open].filter(({ principal }) => !principal.isActing);
    const standing = await stillStanding(this.#database, all);
    for (const one of all) if (!standing.has(one)) one.end();
  }

  /** For a process that ends: its readers go on at another. */
  async close(): Promise<void> {
    await this.#checks.stop();
    for (const { end } of this.#open) end();
  }
}
