import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { MetricCard, type MetricCardProps } from './MetricCard.tsx';

const card = (props: Partial<MetricCardProps> = {}) => (
  <MetricCard
    label="Packet loss, 24 h"
    value="0,4"
    unit="%"
    spark={{ values: [1, 2, null, 3], label: 'Highest now', from: 'Yesterday', to: 'Now' }}
    {...props}
  />
);
describeComponent<HTMLDivElement>('MetricCard', card);

describe('MetricCard', () => {
  it('names what is measured, then says the figure with its unit', () => {
    renderWithTheme(card());
    expect(screen.getByRole('heading', { level: 3, name: 'Packet loss, 24 h' })).toBeInTheDocument();
    expect(screen.getByText('0,4')).toHaveTextContent('0,4 %');
  });

  it('says in words how the figure has moved', () => {
    renderWithTheme(card({ trend: { direction: 'fall', change: '0,2 %', isGood: true } }));
    expect(screen.getByText('down 0,2 %')).toBeInTheDocument();
  });

  it('has the course as a picture with words, and its ends', () => {
    renderWithTheme(card());
    expect(screen.getByRole('img', { name: 'Highest now' })).toBeInTheDocument();
    expect(screen.getByText('Yesterday')).toBeInTheDocument();
    expect(screen.getByText('Now')).toBeInTheDocument();
  });

  it('leads where the figure is explained', () => {
    renderWithTheme(card({ href: '/traffic' }));
    expect(screen.getByRole('link', { name: 'Packet loss, 24 h' })).toHaveAttribute('href', '/traffic');
  });
});

describe('isLoading', () => {
  it('shows shapes in the place of figure and course', () => {
    renderWithTheme(card({ isLoading: true }));
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText('0,4')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
