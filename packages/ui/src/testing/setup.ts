import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { failOnConsole } from './failOnConsole.ts';

failOnConsole();

// A second, which is the default, is short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, and complains when asked to scroll.
if ('window' in globalThis) window.scrollTo = () => undefined;
