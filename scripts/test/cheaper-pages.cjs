// Set-up of tests that draw pages in jsdom: leaves out what costs half their time and tells them nothing.

// React notes for each element who made it, by a stack trace.
const internals = Object.entries(require('react')).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Rules go into the style sheet one by one; as text, jsdom would read all of them again for each.
process.env['SC_DISABLE_SPEEDY'] = 'false';

// jsdom would match every rule of the kit against every element for each query by role, and knows no widths to choose
// among them anyway. What hides something in these tests is an attribute.
if ('window' in globalThis)
  window.getComputedStyle = (element) => (element instanceof HTMLElement ? element.style : new CSSStyleDeclaration());
