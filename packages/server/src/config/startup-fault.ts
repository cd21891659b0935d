/** A fault that the person who starts the server can fix. Shown as one line, without a stack. */
export class StartupFault extends Error {
  override readonly name = 'StartupFault';

  /**
   * @param what what does not work, for example "Port 3000 is in use."
   * @param fix what to do about it, a sentence
   */
  constructor(what: string, fix: string, options?: ErrorOptions) {
    super(`${what} ${fix}`, options);
  }
}
