import { formatList } from '@skerry/i18n';
import { Icon, Sheet, Text, token } from '@skerry/ui';
import { IconLock } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../language/useLanguage.ts';
import { roleNames } from '../roles/role-texts.ts';
import { useRoles } from '../roles/useRoles.ts';

const Line = styled.div`
  display: flex;
  gap: ${token.space[12]};

  & > svg {
    flex: none;
    color: ${token.text.muted};
  }
`;

export interface ClosedPartProps {
  /** What is not shown to the reader. */
  readonly title: string;
  /** Ids of the roles that it is shown to. */
  readonly roles: readonly string[];
}

/** In place of a part of the page that the reader's role does not show: the page stays. */
export function ClosedPart({ title, roles }: ClosedPartProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useRoles();
  if (!data) return null;
  return (
    <Sheet>
      <Line>
        <Icon icon={IconLock} />
        <div>
          <Text as="div" variant="bodyStrong">
            {title}
          </Text>
          <Text as="div" tone="muted">
            {formatMessage({ id: 'detail.closed' }, { roles: formatList(language, roleNames(roles, data)) })}
          </Text>
        </div>
      </Line>
    </Sheet>
  );
}
