import { formatList } from '@skerry/i18n';
import { Button, Grid, Inline, PageHeader, Stack } from '@skerry/ui';
import { IconLogout } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { OwnActivity } from './OwnActivity.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnRolesAndGroups } from './OwnRolesAndGroups.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SignInFacts } from './SignInFacts.tsx';
import { useOwnRoleNames } from './useOwnRoleNames.ts';

/** More than these are counted here: the side names them all. */
const namedRoles = 3;

/** One's own details, how the portal looks, and what one may do and did. Of the provider's staff there are details alone, to be read. */
export function PersonalInfoPage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const session = useSession();
  const { isInternal } = useIdentity();
  const isWide = useIsAtLeast('medium');
  const { customer, users } = useStartupData();
  const roleNames = useOwnRoleNames();
  const { firstName, lastName } = users.currentUser;
  const fullName = `${firstName} ${lastName}`;
  const roleWords = (names: readonly string[]) =>
    names.length > namedRoles
      ? formatMessage({ id: 'profile.roleCount' }, { count: names.length })
      : formatList(language, names);
  const main = (
    <>
      <OwnDetails />
      <SignInFacts />
      {!isInternal && <OwnSessions />}
    </>
  );
  const logOut = (
    <Button icon={IconLogout} onClick={() => void session.logout()}>
      {formatMessage({ id: 'ui.profileMenu.logOut' })}
    </Button>
  );
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.personalInfo' })}
        meta={
          <Inline gap={16} style={{ rowGap: 0 }}>
            <span>{fullName}</span>
            <span>{customer.name}</span>
            {roleNames !== undefined && roleNames.length > 0 && <span>{roleWords(roleNames)}</span>}
          </Inline>
        }
        actions={isWide && logOut}
      />
      {isInternal ? (
        <>
          {main}
          <DisplaySettings />
        </>
      ) : (
        <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
          <Stack>
            {main}
            <OwnActivity />
          </Stack>
          <Stack>
            <OwnRolesAndGroups />
            <DisplaySettings />
          </Stack>
        </Grid>
      )}
      {/* On phones it would be the first thing to press. */}
      {!isWide && logOut}
    </Stack>
  );
}
