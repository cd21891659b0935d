import { browserStorage } from '../browser/browser-storage.ts';
import { createConsentStore } from './consent-store.ts';

const key = 'cookieBannerShown';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const storageThat = (parts: Partial<Storage>) => ({ getItem: () => null, setItem: () => {}, ...parts }) as Storage;

describe('the answer to the cookie banner', () => {
  it('is asked for until it is confirmed, under the key cookieBannerShown', () => {
    const store = createConsentStore(localStorage, true, sessionStorage);
    expect([store.isAsked, store.isGiven]).toEqual([true, false]);
    store.confirm();
    expect([store.isAsked, store.isGiven]).toEqual([false, true]);
    expect(localStorage.getItem(key)).not.toBeNull();
    const nextVisit = createConsentStore(localStorage, true, sessionStorage);
    expect([nextVisit.isAsked, nextVisit.isGiven]).toEqual([false, true]);
  });

  it('is no consent where the banner left by itself, and the next visit asks again, but not the next page of this one', () => {
    const store = createConsentStore(localStorage, true, sessionStorage);
    store.hide();
    expect([store.isAsked, store.isGiven]).toEqual([false, false]);
    expect(localStorage.getItem(key)).toBeNull();
    expect(createConsentStore(localStorage, true, sessionStorage).isAsked).toBe(false);
    sessionStorage.clear();
    expect(createConsentStore(localStorage, true, sessionStorage).isAsked).toBe(true);
  });

  it('may be no, and is then not asked for again', () => {
    createConsentStore(localStorage, true, sessionStorage).refuse();
    const nextVisit = createConsentStore(localStorage, true, sessionStorage);
    expect([nextVisit.isAsked, nextVisit.isGiven]).toEqual([false, false]);
  });

  it('can be taken back', () => {
    const store = createConsentStore(localStorage, true, sessionStorage);
    store.confirm();
    store.ask();
    expect([store.isAsked, store.isGiven]).toEqual([true, true]);
    store.refuse();
    expect([store.isAsked, store.isGiven]).toEqual([false, false]);
    expect(createConsentStore(localStorage, true, sessionStorage).isGiven).toBe(false);
  });

  it('to a banner that spoke of no measuring is no consent to it', () => {
    const before = createConsentStore(localStorage, false, sessionStorage);
    before.confirm();
    expect([before.isAsked, before.isGiven]).toEqual([false, false]);
    const since = createConsentStore(localStorage, true, sessionStorage);
    expect([since.isAsked, since.isGiven]).toEqual([true, false]);
  });

  it.each([
    ['forbidden', storageThat({ getItem: forbidden, setItem: forbidden })],
    ['full', storageThat({ setItem: full })],
  ])('holds for the visit where storage is %s', (_what, storage) => {
    const store = createConsentStore(
      browserStorage(() => storage),
      true,
      browserStorage(() => storage),
    );
    expect([store.isAsked, store.isGiven]).toEqual([true, false]);
    store.confirm();
    expect([store.isAsked, store.isGiven]).toEqual([false, true]);
  });

  it.each(['', 'true', '1', '{"agreed":true}', 'AGREED'])('that nobody gave, such as %j, is none', (stored) => {
    localStorage.setItem(key, stored);
    const store = createConsentStore(localStorage, true, sessionStorage);
    expect([store.isAsked, store.isGiven]).toEqual([true, false]);
  });
});
