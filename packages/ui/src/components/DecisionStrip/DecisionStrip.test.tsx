import { screen, waitFor, within } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Decision, DecisionStrip } from './DecisionStrip.tsx';

describeComponent<HTMLElement>('DecisionStrip', (props) => (
  <DecisionStrip title="Waiting for you: 1 decision" {...props}>
    <Decision kind="Extra charge" title="Clearing the duct" actions={<button type="button">Accept</button>} />
  </DecisionStrip>
));
describeComponent<HTMLLIElement>('Decision', (props) => (
  <DecisionStrip title="Waiting for you: 1 decision">
    <Decision kind="Extra charge" title="Clearing the duct" {...props} />
  </DecisionStrip>
));

const strip = (kinds: readonly string[]) => (
  <DecisionStrip title="Waiting for you">
    {kinds.map((kind) => (
      <Decision key={kind} kind={kind} actions={<button type="button">Decide on {kind}</button>} />
    ))}
  </DecisionStrip>
);

describe('DecisionStrip', () => {
  it('is a region with a heading for each decision', () => {
    renderWithTheme(strip(['Question', 'Extra charge']));
    const region = within(screen.getByRole('region', { name: 'Waiting for you' }));
    expect(region.getAllByRole('listitem')).toHaveLength(2);
    expect(region.getByRole('heading', { level: 3, name: 'Extra charge' })).toBeInTheDocument();
  });

  it('keeps the focus when the decision that it was in is made', async () => {
    const { rerender } = renderWithTheme(strip(['Question', 'Extra charge']));
    screen.getByRole('button', { name: 'Decide on Question' }).focus();
    rerender(strip(['Extra charge']));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Waiting for you' })).toHaveFocus());
  });
});
