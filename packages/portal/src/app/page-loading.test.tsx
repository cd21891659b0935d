import { jest } from '@jest/globals';
import { loadMessages } from '@skerry/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { defineFeature } from '../platform/feature/feature.ts';
import { renderAt } from '../testing/renderAt.tsx';

function aFeature() {
  let downloads = 0;
  const feature = defineFeature({
    id: 'greeting',
    routes: [
      {
        path: '/greeting',
        title: 'pages.home',
        texts: ['home'],
        page: async () => {
          downloads += 1;
          return function GreetingPage() {
            return (
              <h1 tabIndex={-1}>
                <FormattedMessage id="home.contacts.title" />
              </h1>
            );
          };
        },
      },
    ],
  });
  return { features: [feature], downloads: () => downloads };
}

it('a page is fetched beside its texts, and shown when both are there', async () => {
  const texts = Promise.withResolvers<undefined>();
  const { features, downloads } = aFeature();
  await renderAt('/greeting', {
    features,
    loadTexts: async (display, areas) => {
      if (areas.includes('home')) await texts.promise;
      return loadMessages(display, areas);
    },
  });
  await waitFor(() => expect(downloads()).toBe(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  texts.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Your contacts' })).toBeInTheDocument();
});

it('a page whose texts cannot be fetched says so as one that cannot be fetched itself', async () => {
  // The page has been loaded anew for it already.
  sessionStorage.setItem('skerry.reloadedForChunk', '1');
  await renderAt('/greeting', {
    ...aFeature(),
    loadTexts: async (display, areas) => {
      if (areas.includes('home')) throw new TypeError('Failed to fetch dynamically imported module');
      return loadMessages(display, areas);
    },
  });
  expect(await screen.findByRole('heading', { name: 'The page could not be shown' })).toBeInTheDocument();
});

it('a page that cannot be fetched without a network says so in the shell, and that it comes by itself', async () => {
  const { router, user } = await renderAt('/greeting', {
    ...aFeature(),
    loadTexts: async (display, areas) => {
      if (areas.includes('refused')) throw new TypeError('Failed to fetch dynamically imported module');
      return loadMessages(display, areas);
    },
  });
  await screen.findByRole('heading', { name: 'Your contacts' });
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
  expect(screen.getByText(/opens by itself when you are back online/)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByRole('heading', { name: 'Your contacts' })).toBeInTheDocument();
  network.mockRestore();
});

it('a page is shown in the language that is chosen on it, and so are those that were seen before', async () => {
  const { services, router } = await renderAt('/users/groups');
  await screen.findByText('No groups');
  await act(() => services.language.choose('sv'));
  expect(await screen.findByText('Inga grupper')).toBeInTheDocument();
  await act(() => router.navigate('/home'));
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  await act(() => router.navigate('/users/groups'));
  expect(await screen.findByText('Inga grupper')).toBeInTheDocument();
});
