import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// A page is long; the message and the accessible roles say enough.
configure({ getElementError: (message) => new Error(message ?? 'Not found') });
