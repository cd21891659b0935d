import { screen, within } from '@testing-library/react';
import { clientFeaturesIn } from '../../../scripts/no-client-features.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const flagNamed = (name: string) => within(screen.getByRole('radiogroup', { name }));
const badge = () => screen.findByRole('link', { name: /Flags overridden/ });

describe('/client-features', () => {
  it('needs no login and has no shell', async () => {
    const { session } = await renderAt('/client-features', { hasClientFeatures: true, user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Client features' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(session.logins).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('does not exist in a production build', async () => {
    await renderAt('/client-features');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('switches flags on and off for this tab, which every page says', async () => {
    let view = await renderAt('/client-features', { hasClientFeatures: true });
    await screen.findByRole('heading', { level: 1 });
    await view.user.click(flagNamed('customerPromises').getByRole('radio', { name: 'On' }));
    view.unmount();

    view = await renderAt('/customer-promises', { hasClientFeatures: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer promises' })).toBeInTheDocument();
    expect(await badge()).toHaveTextContent('Flags overridden: customerPromises');
    view.unmount();

    view = await renderAt('/client-features', { hasClientFeatures: true });
    await screen.findByRole('heading', { level: 1 });
    expect(flagNamed('customerPromises').getByRole('radio', { name: 'On' })).toBeChecked();
    await view.user.click(flagNamed('customerPromises').getByRole('radio', { name: 'Off' }));
    view.unmount();

    view = await renderAt('/customer-promises', { hasClientFeatures: true, flags: { customerPromises: true } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeInTheDocument();
    view.unmount();

    view = await renderAt('/client-features', { hasClientFeatures: true });
    await screen.findByRole('heading', { level: 1 });
    await view.user.click(screen.getByRole('button', { name: 'Remove all overrides' }));
    expect(flagNamed('customerPromises').getByRole('radio', { name: 'As the customer has it' })).toBeChecked();
  });

  it('is nothing of a customer’s flags where nothing is overridden', async () => {
    await renderAt('/home', { hasClientFeatures: true });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(screen.queryByText(/Flags overridden/)).not.toBeInTheDocument();
  });
});

describe('the check of production builds', () => {
  it('finds what is of the folder, and nothing else', () => {
    const own = '/repository/packages/portal/src/app/client-features/ClientFeaturesPage.tsx';
    const bundle = {
      'a.js': {
        type: 'chunk',
        modules: {
          '/repository/packages/portal/src/app/App.tsx': { renderedLength: 100 },
          [own]: { renderedLength: 20 },
          [own.replace('Page', 'Gone')]: { renderedLength: 0 },
        },
      },
      'b.css': { type: 'asset' },
    };
    expect(clientFeaturesIn(bundle)).toEqual([own]);
  });
});
