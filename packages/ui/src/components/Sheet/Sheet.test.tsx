import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Sheet, SheetSection } from './Sheet.tsx';

describeComponent<HTMLElement>('Sheet', (props) => (
  <Sheet title="Roles" {...props}>
    Content
  </Sheet>
));

describeComponent<HTMLElement>('SheetSection', (props) => (
  <Sheet title="Order" padding="none">
    <SheetSection title="Contacts" {...props}>
      Freja Nygaard
    </SheetSection>
  </Sheet>
));

it('SheetSection is a region within the sheet, named by its title', () => {
  renderWithTheme(<SheetSection title="Contacts">Freja Nygaard</SheetSection>);
  expect(screen.getByRole('region', { name: 'Contacts' })).toHaveTextContent('Freja Nygaard');
});

it('Sheet is a region named by its title', () => {
  renderWithTheme(<Sheet title="Roles and Permissions">Content</Sheet>);
  expect(screen.getByRole('region', { name: 'Roles and Permissions' })).toHaveTextContent('Content');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Roles and Permissions');
});
