import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Pages come in parts that are compiled on first use. And a page is long: of a failed query, the message says enough.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? 'Not found') });
