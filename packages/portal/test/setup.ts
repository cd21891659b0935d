import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

// Pages come in parts that are compiled on first use. And a page is long: of a failed query, the message says enough.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? 'Not found') });

// A journey through pages takes seconds where many tests share a processor.
jest.setTimeout(60_000);

// A desktop: jsdom's window is that of a tablet.
if ('window' in globalThis) window.innerWidth = 1440;

// A text that nobody has fetched shows as its id: no page may do that.
const missingTexts: string[] = [];
const { error } = console;
console.error = (...values: unknown[]) => {
  const [value] = values;
  if (value instanceof Error && value.message.includes('MISSING_TRANSLATION')) missingTexts.push(value.message);
  else error(...values);
};
afterEach(() => expect(missingTexts.splice(0)).toEqual([]));
