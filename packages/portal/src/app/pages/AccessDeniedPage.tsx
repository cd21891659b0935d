import { Button, FullPageState } from '@skerry/ui';
import { IconLock, IconToggleLeft } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matchPath, useSearchParams } from 'react-router-dom';
import { homePath } from '../../features/home/home.paths.ts';
import { userPath } from '../../features/users/users.paths.ts';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { roleRequestDialog } from '../role-request/role-request-part.ts';
import { useServices, useVisitor } from '../useServices.ts';
import { denialOf } from './denial.ts';
import { pageName, rolesGivenFor, useAskHref, useDenialFacts, useOwnId } from './useDenialFacts.tsx';

function featureAt(features: readonly Feature[], path: string): Feature | undefined {
  return features.find(({ routes }) => routes.some((route) => matchPath(route.path, path)));
}

/** Says that a page is closed to the visitor, why, and who can change it; where a role would open it, it can be asked for here. */
export function AccessDeniedPage() {
  const { formatMessage } = useIntl();
  const { features } = useServices();
  const { isInternal } = useIdentity();
  const visitor = useVisitor();
  const [parameters] = useSearchParams();
  const feature = featureAt(features, parameters.get('from') ?? '');
  const denial = feature && denialOf(feature, visitor);
  const facts = useDenialFacts(feature, denial);
  const { Dialog, open, close } = useLazyDialog(roleRequestDialog);
  // The provider's staff are not asked: nearly all are users of no customer, where nobody could give them a role.
  const canRequest = denial === 'role' && !isInternal && rolesGivenFor(feature).length > 0;
  // Who assigns roles has nobody to ask.
  const canChange = canRequest && visitor.roles.includes('UserAdministrator');
  const ownId = useOwnId();
  const askHref = useAskHref(feature);
  const page = feature && pageName(feature);
  const canAsk = denial === 'notSwitchedOn' && askHref !== undefined && page !== undefined;
  return (
    <>
      <FullPageState
        icon={denial === 'role' || denial === undefined ? IconLock : IconToggleLeft}
        title={formatMessage({ id: 'pages.accessDenied' })}
        message={<FormattedMessage id="shell.accessDenied.body" />}
        facts={facts}
        actions={
          <>
            {canChange && (
              <Button variant="primary" href={userPath(ownId)}>
                <FormattedMessage id="shell.accessDenied.changeRoles" />
              </Button>
            )}
            {canRequest && !canChange && (
              <Button variant="primary" onClick={open}>
                <FormattedMessage id="shell.accessDenied.requestRole" />
              </Button>
            )}
            {canAsk && (
              <Button variant="primary" href={askHref}>
                <FormattedMessage id="shell.accessDenied.ask" values={{ page: formatMessage({ id: page }) }} />
              </Button>
            )}
            <Button variant={canRequest || canAsk ? 'secondary' : 'primary'} href={homePath}>
              <FormattedMessage id="shell.goToOverview" />
            </Button>
          </>
        }
      />
      {Dialog && <Dialog isOptional onClose={close} />}
    </>
  );
}
