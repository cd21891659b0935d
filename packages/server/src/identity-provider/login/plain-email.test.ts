import { plainEmail } from './plain-email.ts';

describe('an e-mail address by which tries are counted', () => {
  it.each([
    'CP-Invoices@havstrand.example',
    'cp-\u0130nvoices@havstrand.example',
    'cp-invoi\u0327ces@havstrand.example',
  ])('is one for %j', (written) => expect(plainEmail(written)).toBe('cp-invoices@havstrand.example'));
});
