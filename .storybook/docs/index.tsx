// The parts of documentation pages, fetched with the first of them: stories and their checks need none.
import { lazy, Suspense, type ComponentProps } from 'react';
import type { DocsContainer } from '@storybook/addon-docs/blocks';

const LazyPage = lazy(() => import('./DocsPage.tsx'));
const LazyTitle = lazy(() => import('./ComponentTitle.tsx'));
const LazyCode = lazy(() => import('./CodeOrLink.tsx'));

export const docs = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <LazyPage {...props} />
    </Suspense>
  ),
  components: {
    h1: (props: ComponentProps<'h1'>) => <LazyTitle {...props} />,
    code: (props: ComponentProps<'code'>) => (
      <Suspense fallback={<code>{props.children}</code>}>
        <LazyCode {...props} />
      </Suspense>
    ),
  },
};
