import '@testing-library/jest-dom';
import { failOnConsole } from './failOnConsole.ts';

failOnConsole();

// jsdom lays nothing out, and complains when asked to scroll.
if ('window' in globalThis) window.scrollTo = () => undefined;
