import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 3, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: 5, pageCount: 12, summary: '25 users per page' } };

/** Pages that are far away are left out; the first and the last always stand there. */
export const ManyPages: Story = { args: { page: 1, pageCount: 8 } };

/** There is no next page, and the arrow stays in its place. */
export const LastPage: Story = { args: { page: 8, pageCount: 8 } };

/** A list without addresses, as in a dialog: the pages are buttons. */
export const WithoutAddresses: Story = {
  args: { page: 2, pageCount: 5 },
  render: function Pages({ page: first, pageCount }) {
    const [page, setPage] = useState(first);
    return <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />;
  },
};
