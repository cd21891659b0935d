import { IconCircleCheckFilled } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { StatusLabel } from './StatusLabel.tsx';

describeComponent<HTMLSpanElement>('StatusLabel', (props) => (
  <StatusLabel tone="info" sector={5} {...props}>
    Confirmed delivery
  </StatusLabel>
));

describe('StatusLabel', () => {
  it('shows glyph, word and tone, the glyph for the eye only', () => {
    renderWithTheme(
      <StatusLabel tone="positive" icon={IconCircleCheckFilled} data-testid="status">
        In service
      </StatusLabel>,
    );
    const status = screen.getByTestId('status');
    expect(status).toHaveTextContent('In service');
    expect(status).toHaveAttribute('data-tone', 'positive');
    expect(status.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    [0, undefined],
    [2, 'M8 8V3.9A4.1 4.1 0 0 1 12.10 8.00Z'],
    [4, 'M8 8V3.9A4.1 4.1 0 0 1 8.00 12.10Z'],
    [6, 'M8 8V3.9A4.1 4.1 0 1 1 3.90 8.00Z'],
  ] as const)('fills %i eighths of its ring', (sector, path) => {
    renderWithTheme(
      <StatusLabel tone="info" sector={sector} data-testid="status">
        Word
      </StatusLabel>,
    );
    expect(screen.getByTestId('status').querySelector('path')?.getAttribute('d')).toBe(path);
  });
});
