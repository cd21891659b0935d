import type { RoleRequest } from '@skerry/contracts';
import { formatList, formatMoment } from '@skerry/i18n';
import { Button, DescriptionList, Dialog, Note, Stack } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { FailureNote } from '../../platform/alerts/FailureNote.tsx';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useTimeZone } from '../../platform/format/useTimeZone.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { roleNames } from '../../platform/roles/role-texts.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { AdministratorsLine } from './AdministratorsLine.tsx';
import { useCheckRequest } from './useCheckRequest.ts';

export interface PendingRequestDialogProps {
  request: RoleRequest;
  onClose: () => void;
}

/** The request waits for a decision. What needs no role can be used meanwhile. */
export function PendingRequestDialog({ request, onClose }: PendingRequestDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const isPhone = !useIsAtLeast('small');
  const roles = useRoles();
  const { isPending, start } = useCheckRequest();
  const [outcome, setOutcome] = useState<{ error: unknown } | 'waiting'>();

  const asked = [
    { term: 'roleRequest.by.roles', names: roleNames(request.roleIds, roles.data ?? []) },
    {
      term: 'roleRequest.by.apps.short',
      names: request.apps.map((app) => formatMessage({ id: `portalApps.${app}` })),
    },
    {
      term: 'roleRequest.by.permissions.short',
      names: request.permissions.map((label) => formatMessage({ id: `permissionLabels.${label}` })),
    },
  ] as const;

  function check() {
    setOutcome(undefined);
    start(undefined, {
      done: (isDecided) => {
        if (!isDecided) setOutcome('waiting');
      },
      failed: (error) => setOutcome({ error }),
    });
  }

  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'roleRequest.pending.title' })}
      help={formatMessage(
        { id: 'roleRequest.pending.help' },
        { time: formatMoment(language, new Date(request.requestedAt), 'dateTime', timeZone) },
      )}
      onClose={onClose}
      initialFocus="dialog"
      hasCloseButton={!isPhone}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {formatMessage({ id: 'roleRequest.close' })}
          </Button>
          <Button
            variant="primary"
            isLoading={isPending}
            loadingText={formatMessage({ id: 'roleRequest.pending.checking' })}
            onClick={check}
          >
            {formatMessage({ id: 'roleRequest.pending.check' })}
          </Button>
        </>
      }
    >
      <Stack>
        {outcome === 'waiting' && (
          <Note role="status">
            <FormattedMessage id="roleRequest.pending.waiting" />
          </Note>
        )}
        {typeof outcome === 'object' && (
          <FailureNote
            title="roleRequest.pending.checkFailed"
            message={errorMessage(outcome.error)}
            error={outcome.error}
          />
        )}
        <DescriptionList
          layout="column"
          aria-label={formatMessage({ id: 'roleRequest.pending.asked' })}
          items={asked
            .filter(({ names }) => names.length > 0)
            .map(({ term, names }) => ({
              term: formatMessage({ id: term }),
              description: formatList(language, names),
            }))}
        />
        <AdministratorsLine areAsked />
      </Stack>
    </Dialog>
  );
}
