import type { PortalNotice } from '@skerry/contracts';
import { screen, within } from '@testing-library/react';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';

const closing: PortalNotice = {
  id: 'closing',
  tone: 'attention',
  countries: ['se'],
  customerTypes: ['business'],
  translations: [
    { language: 'sv', label: 'Portalen ersätts', text: 'Portalen stängs.', link: 'Läs mer' },
    { language: 'en', label: 'This portal will be replaced', text: 'This portal will be closed.', link: 'Read more' },
  ],
};
const notice = () => screen.queryByRole('region', { name: 'This portal will be replaced' });
const visit = async (
  path: string,
  { notices = [closing], ...options }: RenderOptions & { notices?: PortalNotice[] },
) => {
  const view = await renderAt(path, { ...options, config: { ...options.config, notices } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

beforeEach(() => sessionStorage.clear());

describe('a notice of the provider', () => {
  it.each(['/home', '/access-denied', '/not-found'])('stands on %s, above the page', async (path) => {
    await visit(path, {});
    expect(notice()).toHaveTextContent('This portal will be closed.');
    expect(screen.getByRole('main')).not.toContainElement(notice());
  });

  it('reaches Swedish users in another country’s portal', async () => {
    await visit('/not-found', { config: { country: 'no' } });
    expect(notice()).toBeVisible();
  });

  it('is not for customers of another country', async () => {
    await visit('/not-found', { user: { customerCountry: 'no' } });
    expect(notice()).toBeNull();
  });

  it('is not for customers of another type', async () => {
    await visit('/not-found', { customer: { type: 'wholesale' } });
    expect(notice()).toBeNull();
  });

  it('is put away for this visit, and is back in the next', async () => {
    const { user, unmount } = await visit('/not-found', {});
    await user.click(within(notice() ?? document.body).getByRole('button', { name: 'Close' }));
    expect(notice()).toBeNull();
    unmount();
    const { unmount: leave } = await visit('/access-denied', {});
    expect(notice()).toBeNull();
    leave();
    sessionStorage.clear();
    await visit('/not-found', {});
    expect(notice()).toBeVisible();
  });

  it('is said while it holds', async () => {
    await visit('/not-found', { notices: [{ ...closing, endsAt: '2020-01-01T00:00:00Z' }] });
    expect(notice()).toBeNull();
  });

  it('leads to where more is written', async () => {
    await visit('/not-found', { notices: [{ ...closing, href: 'https://provider.example/news' }] });
    const link = within(notice() ?? document.body).getByRole('link', { name: 'Read more' });
    expect(link).toHaveAttribute('href', 'https://provider.example/news');
  });

  it('leads to support where nothing more is written', async () => {
    await visit('/not-found', {});
    const link = within(notice() ?? document.body).getByRole('link', { name: 'Contact support' });
    expect(link).toHaveAttribute('href', 'mailto:support@skerry.example');
  });

  it('has no link where there is nobody to ask', async () => {
    await visit('/not-found', { config: { contact: {} } });
    expect(within(notice() ?? document.body).queryByRole('link')).toBeNull();
  });

  it('speaks the next language of the chain where the user’s own is missing', async () => {
    await visit('/not-found', { language: 'no' });
    expect(screen.getByRole('region', { name: 'Portalen ersätts' })).toBeVisible();
  });
});
