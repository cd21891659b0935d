import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom, with the web platform's network parts taken from Node: jsdom has no fetch, and its AbortSignal
 * isn't the one that Node's fetch accepts.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of [
      'fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'BroadcastChannel',
      'ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'structuredClone',
    ]) {
      this.global[name] = globalThis[name];
    }
    // Addresses of the page itself are relative in the code, and Node's Request wants whole ones.
    const origin = this.dom.window.location.origin;
    const NodeRequest = globalThis.Request;
    this.global.Request = class extends NodeRequest {
      constructor(input, init) {
        super(typeof input === 'string' && input.startsWith('/') ? `${origin}${input}` : input, init);
      }
    };
  }
}
