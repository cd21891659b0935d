import { Readable } from 'node:stream';

/** What one reader of events gets. While they have not taken the last wall, only the newest one waits for them: each holds all. */
export class WallStream extends Readable {
  #next: Buffer | undefined;
  #mayPush = false;

  readonly #onEnd: () => void;

  constructor(onEnd: () => void) {
    super({ highWaterMark: 1 });
    this.#onEnd = onEnd;
  }

  tell(event: Buffer): void {
    if (this.#mayPush) this.#mayPush = this.push(event);
    else this.#next = event;
  }

  /** Said only to those who have taken everything: a beat behind a wall that waits says nothing. */
  beat(event: Buffer): void {
    if (this.#mayPush) this.#mayPush = this.push(event);
  }

  override _read(): void {
    this.#mayPush = true;
    const next = this.#next;
    this.#next = undefined;
    if (next) this.#mayPush = this.push(next);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#onEnd();
    callback(error);
  }
}
