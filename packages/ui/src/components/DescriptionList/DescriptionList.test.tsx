import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'E-mail', description: 'elin@havstrand.example' },
  { term: 'Language', description: 'Swedish' },
];
describeComponent<HTMLDListElement>('DescriptionList', (props) => <DescriptionList items={items} {...props} />);

it('DescriptionList pairs each fact with its name', () => {
  renderWithTheme(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['E-mail', 'elin@havstrand.example'],
    ['Language', 'Swedish'],
  ]);
});
