import { formatNumber } from '@skerry/i18n';
import { Button, KeyFigure, KeyFigures, Link, Text, token, useKit } from '@skerry/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import {
  OverviewCountLink,
  OverviewCounts,
  OverviewFigures,
  OverviewGroup,
  OverviewGroupHead,
  OverviewGroups,
} from '../../../platform/overview/OverviewGroups.styles.ts';
import { userGroupsPath, usersPath } from '../users.paths.ts';
import { OpenInvitations } from './OpenInvitations.tsx';

type Value = OverviewValue<'users'>;

const Figures = styled(OverviewFigures)`
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

/** How many users there are and which need a look; how many have each role and are in each group. */
export function UsersAndAccess({ value }: { value: Value }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { total, inactive, withoutPhone, withoutRole, openInvitations, roles, groups, totalGroups } = value;
  // Nobody's: how many there are is enough.
  const given = roles.filter(({ users }) => users > 0);
  const unused = roles.length - given.length;
  const figure = (id: 'active' | 'inactive' | 'withoutPhone' | 'withoutRole', count: number, query: string) => (
    <KeyFigure
      label={formatMessage({ id: `home.users.${id}` })}
      value={formatNumber(language, count)}
      // A list of nobody is no answer.
      {...(count > 0 && { href: `${usersPath}?${query}` })}
    />
  );
  return (
    <>
      <Figures>
        <KeyFigures>
          {figure('active', total - inactive, 'active=yes')}
          {figure('inactive', inactive, 'active=no')}
          {figure('withoutPhone', withoutPhone, 'active=yes&without=phone')}
          {figure('withoutRole', withoutRole, 'active=yes&without=role')}
        </KeyFigures>
      </Figures>
      {openInvitations.items.length > 0 && <OpenInvitations value={openInvitations} />}
      <OverviewGroups>
        <OverviewGroup>
          <OverviewGroupHead>
            <h3>
              <FormattedMessage id="home.users.byRole" />
            </h3>
            {unused > 0 && (
              <Text variant="caption" tone="muted">
                <FormattedMessage id="home.users.rolesUnused" values={{ count: unused }} />
              </Text>
            )}
          </OverviewGroupHead>
          <Counts
            parameter="role"
            rows={given.map(({ id, translations, users }) => ({
              id,
              name: translatedName(translations, language, id),
              users,
            }))}
          />
        </OverviewGroup>
        {groups.length > 0 && (
          <OverviewGroup>
            <OverviewGroupHead>
              <h3>
                <FormattedMessage id="home.users.groups" />
              </h3>
              <Link href={userGroupsPath}>
                <FormattedMessage id="home.users.groups.all" values={{ count: totalGroups }} />
              </Link>
            </OverviewGroupHead>
            <Counts parameter="group" rows={groups} />
          </OverviewGroup>
        )}
      </OverviewGroups>
    </>
  );
}

/** Of each list, until somebody asks for all. */
const shownOnPhones = 4;

/* The words of the button begin where those of the rows do. */
const All = styled.li`
  padding-inline: calc(${token.space[20]} - ${token.control.paddingX.compact});
`;

interface CountsProps {
  /** What the users' list is filtered by. */
  parameter: 'role' | 'group';
  rows: readonly { id: string; name: string; users: number }[];
}

/** Each leads to the users that it counts. */
function Counts({ parameter, rows }: CountsProps) {
  const { language } = useLanguage();
  const { formatMessage } = useIntl();
  const { linkComponent } = useKit();
  const isPhone = !useIsAtLeast('small');
  const list = useRef<HTMLUListElement>(null);
  const [isAll, setAll] = useState(false);
  const isFolded = isPhone && !isAll && rows.length > shownOnPhones;
  const shown = isFolded ? rows.slice(0, shownOnPhones) : rows;
  return (
    <OverviewCounts ref={list}>
      {shown.map(({ id, name, users }) => (
        <li key={id}>
          <OverviewCountLink
            as={linkComponent}
            href={`${usersPath}?${new URLSearchParams({ [parameter]: id }).toString()}`}
          >
            <Text>{name}</Text>
            <Text variant="bodyStrong" {...(users === 0 && { tone: 'muted' })}>
              {formatNumber(language, users)}
            </Text>
          </OverviewCountLink>
        </li>
      ))}
      {isFolded && (
        <All>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              // The button goes: the first of those that it shows takes the focus.
              flushSync(() => setAll(true));
              list.current?.querySelectorAll('a')[shownOnPhones]?.focus();
            }}
          >
            {formatMessage({ id: 'home.users.showAll' }, { count: rows.length })}
          </Button>
        </All>
      )}
    </OverviewCounts>
  );
}
