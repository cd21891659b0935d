import { loadMessages } from '@skerry/i18n';
import { ThemeProvider } from '@skerry/ui';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { ImportTable, type ImportedRow } from './ImportTable.tsx';

describe('a line of an import', () => {
  it('says so where its address gets no more invitations', async () => {
    const row: ImportedRow = {
      number: 2,
      user: { firstName: 'Tor', lastName: 'Vik', email: 'tor@havstrand.example', cellphone: '', locale: 'sv' },
      cells: [],
      result: { outcome: 'FAILED', userId: null, code: 'TOO_MANY_INVITATIONS', errors: [] },
    };
    render(
      <IntlProvider locale="en" messages={await loadMessages('en', ['users', 'user-import'])}>
        <ThemeProvider>
          <ImportTable rows={[row]} isDone={false} />
        </ThemeProvider>
      </IntlProvider>,
    );
    expect(screen.getByText(/No more invitations can be sent to this address now/)).toBeInTheDocument();
  });
});
