import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';

const analytics = {
  service: 'matomo',
  address: 'https://matomo.example',
  siteId: 7,
  impersonationDimension: 1,
} as const;
const links = { privacyPolicy: 'https://privacy.example/' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

async function firstVisit(options: RenderOptions = {}) {
  const view = await renderAt('/home', { isFirstVisit: true, ...options });
  return { ...view, banner: await screen.findByRole('region', { name: 'Cookies' }) };
}
const theBanner = () => screen.queryByRole('region', { name: 'Cookies' });

describe('the cookie banner', () => {
  it('asks before anything is measured, with the privacy policy', async () => {
    const { banner } = await firstVisit({ config: { analytics, links } });
    expect(banner).toHaveTextContent('Nothing is measured unless you agree.');
    expect(within(banner).getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', links.privacyPolicy);
    expect(await findViolations()).toEqual([]);
  });

  it('only informs where nothing is measured', async () => {
    const { banner } = await firstVisit();
    expect(banner).toHaveTextContent('The portal stores only what it needs in your browser');
    expect(within(banner).queryByRole('link')).not.toBeInTheDocument();
    expect(within(banner).getAllByRole('button')).toHaveLength(1);
  });

  it('says what the provider has written, in the user’s language', async () => {
    const cookieTexts = [
      { language: 'sv', necessary: 'Bara det nödvändiga.', measured: 'Vi vill mäta.' },
      { language: 'en', necessary: 'Only what is needed.', measured: 'We would like to count visits.' },
    ] as const;
    const { banner, unmount } = await firstVisit({ config: { cookieTexts } });
    expect(banner).toHaveTextContent('Only what is needed.');
    unmount();
    const { banner: asked } = await firstVisit({ config: { analytics, cookieTexts } });
    expect(asked).toHaveTextContent('We would like to count visits.');
  });

  it.each([
    ['I agree', true],
    ['Only necessary cookies', false],
  ])('is answered with "%s", and gone for good', async (answer, isGiven) => {
    const { user, banner, services, unmount } = await firstVisit({ config: { analytics } });
    await user.click(within(banner).getByRole('button', { name: answer }));
    expect(theBanner()).not.toBeInTheDocument();
    expect(services.consent.isGiven).toBe(isGiven);
    unmount();
    const { services: nextVisit } = await renderAt('/home', { isFirstVisit: true, config: { analytics } });
    expect([nextVisit.consent.isAsked, nextVisit.consent.isGiven]).toEqual([false, isGiven]);
  });

  it('can be asked for again in the footer, where use is measured', async () => {
    const { user, banner, services, unmount } = await firstVisit({ config: { analytics } });
    await user.click(within(banner).getByRole('button', { name: 'I agree' }));
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookies' }));
    await user.click(await screen.findByRole('button', { name: 'Only necessary cookies' }));
    expect(services.consent.isGiven).toBe(false);
    unmount();
    await renderAt('/home');
    expect(within(await screen.findByRole('contentinfo')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('leaves after 10 seconds, which is not consent', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { services } = await firstVisit({ config: { analytics } });
    act(() => jest.advanceTimersByTime(10_000));
    expect(theBanner()).not.toBeInTheDocument();
    expect(services.consent.isGiven).toBe(false);
    expect(localStorage.getItem('cookieBannerShown')).toBeNull();
  });

  it.each([
    ['sv', 'Cookies', 'Inget mäts om du inte godkänner det.', 'Jag godkänner'],
    ['no', 'Informasjonskapsler', 'Ingenting måles uten at du godtar det.', 'Jeg godtar'],
    ['da', 'Cookies', 'Der måles ikke noget, medmindre du accepterer det.', 'Jeg accepterer'],
  ] as const)('speaks %s', async (language, name, text, agree) => {
    await renderAt('/home', { isFirstVisit: true, language, config: { analytics } });
    const banner = await screen.findByRole('region', { name });
    expect(banner).toHaveTextContent(text);
    expect(within(banner).getByRole('button', { name: agree })).toBeInTheDocument();
  });
});
