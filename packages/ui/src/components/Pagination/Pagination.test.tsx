import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { uiMessagesSv } from '@skerry/i18n/ui';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/users?page=${page - 1}`;
describeComponent<HTMLElement>('Pagination', (props) => (
  <Pagination page={1} pageCount={3} hrefOf={hrefOf} {...props} />
));

describe('Pagination', () => {
  it.each([0, 1])('shows nothing with %i pages', (pageCount) => {
    renderWithTheme(<Pagination page={1} pageCount={pageCount} hrefOf={hrefOf} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('links every page and marks the current one', () => {
    renderWithTheme(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/users?page=2');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/users?page=0');
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('leads nowhere before the first and after the last page', () => {
    const { rerender } = renderWithTheme(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
    rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('href');
  });

  describe('without addresses', () => {
    it('gives the page that was chosen, by its number and by the arrows', async () => {
      const onPageChange = jest.fn();
      renderWithTheme(<Pagination page={2} pageCount={3} onPageChange={onPageChange} />);
      for (const name of ['Page 3', 'Previous page', 'Next page'])
        await userEvent.click(screen.getByRole('button', { name }));
      expect(onPageChange.mock.calls).toEqual([[3], [1], [3]]);
      expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it('leads nowhere after the last page', () => {
      renderWithTheme(<Pagination page={3} pageCount={3} onPageChange={() => undefined} />);
      expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    });
  });

  it.each([
    ['links', hrefOf],
    ['buttons', undefined],
  ])('of %s keeps the focus on the arrow that has come to its end', async (_of, addresses) => {
    function Pages() {
      const [page, setPage] = useState(2);
      return <Pagination page={page} pageCount={3} onPageChange={setPage} {...(addresses && { hrefOf: addresses })} />;
    }
    renderWithTheme(<Pages />);
    const role = addresses ? 'link' : 'button';
    screen.getByRole(role, { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(screen.getByRole(role, { name: 'Next page' })).toHaveFocus();
  });

  it('gives the page of a link that is pressed, and leaves one that opens elsewhere to the browser', async () => {
    const onPageChange = jest.fn();
    renderWithTheme(<Pagination page={1} pageCount={3} hrefOf={(page) => `#${page}`} onPageChange={onPageChange} />);
    const link = screen.getByRole('link', { name: 'Page 3' });
    await userEvent.click(link);
    fireEvent.click(link, { ctrlKey: true });
    expect(onPageChange.mock.calls).toEqual([[3]]);
  });

  it.each([
    [3, 'few'],
    [4, 'many'],
  ])('leaves all the numbers of %i pages away where there is no room for them', (pageCount, places) => {
    renderWithTheme(<Pagination page={1} pageCount={pageCount} hrefOf={hrefOf} />);
    for (const link of screen.getAllByRole('link', { name: /^Page/ }))
      expect(link.closest('li')).toHaveAttribute('data-is-one-of', places);
    expect(screen.getByRole('link', { name: 'Next page' }).closest('li')).not.toHaveAttribute('data-is-one-of');
  });

  it('speaks the language of the provider', () => {
    renderWithTheme(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />, {
      theme: { locale: 'sv-SE', messages: uiMessagesSv },
    });
    expect(screen.getByText('Sida 1 av 3')).toBeInTheDocument();
  });
});
