import { languageList } from '@skerry/i18n';
import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const notice = () => screen.queryByRole('region', { name: 'This portal will be replaced' });

describe('the notice of a newer portal', () => {
  it('stands above the overview, with the way to what changes', async () => {
    await renderAt('/home', { config: { closing: { readMore: 'https://provider.example/news' } } });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    const region = notice();
    expect(region).toHaveTextContent('This portal will be closed and replaced by a newer version.');
    expect(within(region ?? document.body).getByRole('link')).toHaveAttribute('href', 'https://provider.example/news');
    expect(screen.getByRole('main')).not.toContainElement(region);
  });

  it('leads to support where the provider has named no address', async () => {
    await renderAt('/home', { config: { closing: {} } });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(
      within(notice() ?? document.body).getByRole('link', { name: 'Ask what will change and when' }),
    ).toHaveAttribute('href', 'mailto:support@skerry.example');
  });

  it('does without a link where there is nobody to ask', async () => {
    await renderAt('/home', { config: { closing: {}, contact: {} } });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(within(notice() ?? document.body).queryByRole('link')).toBeNull();
  });

  it('is not on other pages', async () => {
    await renderAt('/not-found', { config: { closing: {} } });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(notice()).toBeNull();
  });

  it('is not where the portal stays', async () => {
    await renderAt('/home');
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(notice()).toBeNull();
  });

  it.each(languageList)('has every text in %s', async (language) => {
    await renderAt('/home', { language, config: { closing: { readMore: 'https://provider.example/news' } } });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent('closing.');
  });
});
