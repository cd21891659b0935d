import { IconCircleCheckFilled } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SectorGlyph } from './SectorGlyph.tsx';
import { StatusLabel } from './StatusLabel.tsx';

describeComponent<HTMLSpanElement>('StatusLabel', (props) => (
  <StatusLabel tone="info" sector={5} {...props}>
    Confirmed delivery
  </StatusLabel>
));

describe('StatusLabel', () => {
  it('shows word and tone, and its glyph for the eye only', () => {
    renderWithTheme(
      <StatusLabel tone="positive" icon={IconCircleCheckFilled} data-testid="status">
        In service
      </StatusLabel>,
    );
    const status = screen.getByTestId('status');
    expect(status).toHaveTextContent('In service');
    expect(status).toHaveAttribute('data-tone', 'positive');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('SectorGlyph', () => {
  it.each([
    [2, 'M8 8V3.9A4.1 4.1 0 0 1 12.10 8.00Z'],
    [4, 'M8 8V3.9A4.1 4.1 0 0 1 8.00 12.10Z'],
    [6, 'M8 8V3.9A4.1 4.1 0 1 1 3.90 8.00Z'],
  ] as const)('fills %i eighths of its ring', (eighths, path) => {
    renderWithTheme(<SectorGlyph eighths={eighths} data-testid="glyph" />);
    expect(screen.getByTestId('glyph')).toContainHTML(path);
  });

  it('is an empty ring when nothing has begun', () => {
    renderWithTheme(<SectorGlyph eighths={0} data-testid="glyph" />);
    expect(screen.getByTestId('glyph')).not.toContainHTML('path');
  });
});
