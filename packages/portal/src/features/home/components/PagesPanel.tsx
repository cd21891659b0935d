import { EmptyState, Icon, Sheet, token, useKit } from '@skerry/ui';
import { IconChevronRight, IconMap2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useMenuEntries } from '../../../platform/feature/useMenuEntries.ts';
import { homePath } from '../home.paths.ts';
import { PanelList, PanelRow } from './PanelList.styles.ts';

/* A menu, which is of no use on paper. */
const Menu = styled(Sheet)`
  @media print {
    display: none;
  }
`;

const RowLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.table.rowComfortable};
  padding: 0 ${token.space[20]};
  color: ${token.text.link};
  ${token.type.bodyStrong}
  text-decoration: none;

  &:hover {
    background: ${token.bg.hover};
    color: ${token.text.linkHover};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** The pages that are open to the user. */
export function PagesPanel() {
  const { formatMessage } = useIntl();
  const { linkComponent } = useKit();
  const entries = useMenuEntries().filter(({ path }) => path !== homePath);
  if (entries.length === 0)
    return (
      <Sheet padding="none">
        <EmptyState icon={IconMap2} title={formatMessage({ id: 'home.pages.empty.title' })}>
          <FormattedMessage id="home.pages.empty.body" />
        </EmptyState>
      </Sheet>
    );
  return (
    <Menu title={formatMessage({ id: 'home.pages.title' })} padding="none">
      <PanelList>
        {entries.map(({ path, label, icon }) => (
          <PanelRow key={path}>
            <RowLink as={linkComponent} href={path}>
              <Icon icon={icon} />
              <FormattedMessage id={label} />
              <Icon icon={IconChevronRight} size="small" />
            </RowLink>
          </PanelRow>
        ))}
      </PanelList>
    </Menu>
  );
}
