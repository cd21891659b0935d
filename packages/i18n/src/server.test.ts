import { formatMessage } from './server.ts';

describe('formatMessage', () => {
  it('gives the text in the language', () => {
    expect(formatMessage('sv', 'ui.pagination.next')).toBe('Nästa sida');
    expect(formatMessage('da', 'ui.pagination.next')).toBe('Næste side');
  });

  it('fills placeholders and numbers by the language', () => {
    expect(formatMessage('en', 'ui.pagination.position', { page: 1, count: 1200 })).toBe('Page 1 of 1,200');
    expect(formatMessage('sv', 'ui.pagination.position', { page: 1, count: 1200 })).toBe('Sida 1 av 1\u00a0200');
  });

  it('chooses the plural form of the language', () => {
    expect(formatMessage('no', 'ui.unsavedChanges.count', { count: 1 })).toBe('1 ulagret endring');
    expect(formatMessage('no', 'ui.unsavedChanges.count', { count: 2 })).toBe('2 ulagrede endringer');
  });

  it('refuses a missing value', () => {
    expect(() => formatMessage('en', 'ui.profileMenu.customerId')).toThrow(/id/);
  });
});
