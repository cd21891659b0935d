import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

export default { title: 'Visual/Pagination', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Places: StoryObj = {
  render: () => (
    <Stack>
      {(
        [
          [1, 3],
          [1, 8],
          [5, 12],
          [8, 8],
        ] as const
      ).map(([page, pageCount]) => (
        <Pagination
          key={`${page}/${pageCount}`}
          label={`Page ${page} of ${pageCount}`}
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => `#${to}`}
          summary="25 users per page"
        />
      ))}
    </Stack>
  ),
};
