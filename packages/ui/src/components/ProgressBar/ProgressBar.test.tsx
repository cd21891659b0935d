import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ProgressBar } from './ProgressBar.tsx';

describeComponent<HTMLDivElement>('ProgressBar', (props) => <ProgressBar label="Uploading" value={0.4} {...props} />);

describe('ProgressBar', () => {
  it('says what it is the progress of and how far it has come', () => {
    renderWithTheme(<ProgressBar label="Uploading contract.pdf" value={21} max={50} />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading contract.pdf' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    expect(bar).toHaveAttribute('aria-valuetext', '42%');
  });

  it('writes per cent as the reader does', () => {
    renderWithTheme(<ProgressBar label="Laddar upp" value={0.42} />, { theme: { locale: 'sv-SE' } });
    expect(screen.getByText(/^42\s%$/)).toBeInTheDocument();
  });

  it('has no value while nobody knows the end', () => {
    renderWithTheme(<ProgressBar label="Uploading" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it.each([
    [-3, '0'],
    [12, '100'],
  ])('stays within its ends at %i of 10', (value, now) => {
    renderWithTheme(<ProgressBar label="Uploading" value={value} max={10} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now);
  });

  it('says other words for the value where it is given them', () => {
    renderWithTheme(<ProgressBar label="Uploading" value={3} max={12} valueText="3 of 12 files" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 12 files');
    expect(screen.getByText('3 of 12 files')).toBeInTheDocument();
  });
});
