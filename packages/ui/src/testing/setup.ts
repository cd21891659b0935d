import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { failOnConsole } from './failOnConsole.ts';

failOnConsole();

// A second, which is the default, is short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, and complains when asked to scroll.
if ('window' in globalThis) window.scrollTo = () => undefined;

// What a page fetches ahead in a quiet moment is fetched only when it is wanted: on a busy machine it would come in the middle of a test.
globalThis.requestIdleCallback = () => 0;
globalThis.cancelIdleCallback = () => undefined;
