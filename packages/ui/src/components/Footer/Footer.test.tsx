import { IconMail } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Footer } from './Footer.tsx';

describeComponent<HTMLElement>('Footer', (props) => <Footer note="© 2024 Skerry" {...props} />);

it('Footer links each contact', () => {
  renderWithTheme(
    <Footer contacts={[{ icon: IconMail, value: 'support@skerry.example', href: 'mailto:support@skerry.example' }]} />,
  );
  expect(screen.getByRole('link', { name: 'support@skerry.example' })).toHaveAttribute(
    'href',
    'mailto:support@skerry.example',
  );
});
