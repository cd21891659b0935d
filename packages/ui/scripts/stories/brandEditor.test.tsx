import { fireEvent, render, screen } from '@testing-library/react';
import { BrandEditor } from '../../docs/BrandEditor.tsx';

describe('the brand editor', () => {
  it('starts from two colours, and shows a header in them', () => {
    render(<BrandEditor />);
    expect(screen.getByLabelText('primary')).toHaveValue('#17614f');
    expect(screen.getByLabelText('header')).toHaveValue('#0f4a3c');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('says one fault in the singular', () => {
    render(<BrandEditor />);
    fireEvent.change(screen.getByLabelText(/Name of the brand/), { target: { value: 'Not A Name' } });
    expect(screen.getByText('✗ 1 fault:')).toBeVisible();
  });

  it('says which colour it shows in place of one that cannot be seen on the header', () => {
    render(<BrandEditor />);
    expect(screen.getByRole('status')).toHaveTextContent('light and dark.');
    fireEvent.change(screen.getByLabelText('accent'), { target: { value: '#114a3a' } });
    expect(screen.getByRole('status')).toHaveTextContent('light and dark, but not as written:');
    expect(screen.getByText(/^yours, light: accent #114a3a → #.* on the header #0f4a3c: 3:1 is needed/)).toBeVisible();
  });

  it('takes a file that is pasted, and says what is wrong with one that is none', () => {
    render(<BrandEditor />);
    const paste = (text: string) => {
      fireEvent.change(screen.getByLabelText(/Your own brand.json/), { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
    };
    paste('no brand');
    expect(screen.getByText('This is no JSON.')).toBeVisible();
    paste('{ "name": "plum", "colors": { "primary": "#652f8a" } }');
    expect(screen.queryByText('This is no JSON.')).toBeNull();
    expect(screen.getByLabelText(/Name of the brand/)).toHaveValue('plum');
    expect(screen.getByLabelText('primary')).toHaveValue('#652f8a');
  });
});
