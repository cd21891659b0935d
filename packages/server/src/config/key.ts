/** Who may see a value: `browser` goes into the page, `server` stays here, `secret` is not even printed. */
export type Visibility = 'browser' | 'server' | 'secret';

export interface Key<Value> {
  /** Name of the environment variable. */
  name: string;
  comment: string;
  visibility: Visibility;
  /** The default as it would be written; without one the value is undefined. */
  default?: string;
  /** Reads the text, or throws an Error whose message completes "SKERRY_X is wrong: …". */
  parse: (text: string) => Value;
}
