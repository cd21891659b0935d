import { Icon, Link, Sheet, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Information } from '../useInformation.tsx';
import { PanelList, PanelRow } from './PanelList.styles.ts';

const Row = styled(PanelRow)`
  display: flex;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};

  & > :first-child {
    flex: none;
    margin-top: 2px;
    color: ${token.text.muted};
  }
`;

/** What is good to know. */
export function InformationPanel({ information }: { information: readonly Information[] }) {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage({ id: 'home.information.title' })} padding="none">
      <PanelList>
        {information.map(({ id, icon, title, href, body }) => (
          <Row key={id}>
            <Icon icon={icon} />
            <div>
              {href === undefined ? <Text variant="bodyStrong">{title}</Text> : <Link href={href}>{title}</Link>}
              <Text as="div" tone="muted">
                {body}
              </Text>
            </div>
          </Row>
        ))}
      </PanelList>
    </Sheet>
  );
}
