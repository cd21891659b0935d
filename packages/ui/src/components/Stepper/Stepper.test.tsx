import { screen, within } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleTrack, exampleWizard } from './exampleSteps.ts';
import { Stepper } from './Stepper.tsx';

describeComponent<HTMLDivElement>('Stepper', (props) => <Stepper steps={exampleWizard} current={2} {...props} />);

const items = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');

describe('Stepper', () => {
  it('marks the step that is under way', () => {
    renderWithTheme(<Stepper steps={exampleWizard} current={2} />);
    expect(items().filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items()[2]]);
    expect(items()[2]).toHaveTextContent('3Configure product');
  });

  it('says which steps are done, and leads back to them only', () => {
    renderWithTheme(<Stepper steps={exampleWizard} current={2} />);
    expect(items()[0]).toHaveTextContent('Search address, done');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#where', '#building']);
  });

  it('has nothing under way when all is done', () => {
    renderWithTheme(<Stepper steps={exampleTrack} current={6} variant="track" />);
    expect(items().every((item) => item.dataset['state'] === 'done')).toBe(true);
    expect(screen.queryByText('Step', { exact: false })).not.toBeInTheDocument();
  });

  it('says the position where the names do not fit, to the eye only', () => {
    renderWithTheme(<Stepper steps={exampleWizard} current={2} />);
    expect(screen.getByText('Step 3 of 5')).toHaveAttribute('aria-hidden', 'true');
  });

  it('as a track shows dates and what has happened', () => {
    renderWithTheme(<Stepper steps={exampleTrack} current={3} variant="track" />);
    expect(items()[3]).toHaveAttribute('data-tone', 'attention');
    expect(items()[3]).toHaveTextContent('Delivery date changed20 Nov 2024');
  });

  it('gives what a track has come to a sign, as what is done has', () => {
    renderWithTheme(<Stepper steps={exampleTrack} current={2} variant="track" />);
    const [, done, current, , coming] = items();
    expect(done?.querySelector('svg')).toBeInTheDocument();
    expect(current?.querySelector('svg')).toBeInTheDocument();
    expect(coming?.querySelector('svg')).not.toBeInTheDocument();
  });

  it('marks where a way ends before its time', () => {
    const [first, second] = exampleTrack;
    const ended = [first, second && { ...second, isEnd: true }].filter((step) => step !== undefined);
    renderWithTheme(<Stepper steps={ended} current={1} variant="track" />);
    expect(items().map((item) => item.hasAttribute('data-is-end'))).toEqual([false, true]);
  });
});
