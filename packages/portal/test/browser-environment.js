import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom, with the web platform's network parts taken from Node: jsdom has no fetch, and its AbortSignal
 * isn't the one that Node's fetch accepts. Nor can its files be read by promise.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'AbortController',
      'AbortSignal',
      'BroadcastChannel',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
    ]) {
      this.global[name] = globalThis[name];
    }
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer ??= function () {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    // jsdom's are in JavaScript, which costs. A subclass, because a test may put things on it.
    this.global.URL = class extends URL {};
    this.global.URLSearchParams = URLSearchParams;
    const start = performance.now();
    this.global.performance.now = () => performance.now() - start;
    // jsdom has no layout: what scrolls the page scrolls nothing.
    this.global.scrollTo = () => {};
  }
}
