import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { mayOpen, type Access } from '../access/access.ts';
import { useIdentity } from '../session/useSession.ts';
import { ordersPath, servicesPath } from './services-section.paths.ts';
import { ordersAccess, servicesAccess } from './services-section.access.ts';

/** The pages of the section that the user may open: services, and orders. */
export function ServicesSubMenu({ currentPath }: { currentPath: string }) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const pages: readonly { href: string; label: string; access: Access }[] = [
    { href: servicesPath, label: formatMessage({ id: 'pages.services' }), access: servicesAccess },
    { href: ordersPath, label: formatMessage({ id: 'pages.orders' }), access: ordersAccess },
  ];
  return <SubMenu currentPath={currentPath} items={pages.filter(({ access }) => mayOpen(access, roles))} />;
}
