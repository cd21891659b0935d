import { maxOrderTextLength, validateOrderText, type PriceRules } from '@skerry/contracts';
import { Button, Note, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useProposeRules } from '../priceRules.queries.ts';
import { priceRulesFailure } from '../priceRulesFailure.ts';
import { Buttons } from './RuleEditor.styles.ts';
import { Foot } from './RulePreview.styles.ts';
import type { RuleChanges } from './useRuleChanges.ts';

interface SendChangesProps {
  current: PriceRules;
  changes: RuleChanges;
  /** Somebody else's rules hold by now: asks for them. */
  onOutdated: () => void;
}

/** Sends the changed rules to a second person. */
export function SendChanges({ current, changes, onOutdated }: SendChangesProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, error, send } = useSendOnce(useProposeRules(), {
    onSent() {
      alerts.success('priceRules.sent');
      changes.clear();
    },
    failureOf: priceRulesFailure,
    onOutdated,
  });
  const { rules, changedIds, reason } = changes;
  const isHeld = current.proposal !== null && !current.proposal.isMine;
  if (changedIds.size === 0 && error === undefined) return null;
  const fault = reason.trim() === '' ? { code: 'required' as const } : validateOrderText(reason);
  const message = fault && reason !== '' ? textErrorMessage(fault, maxOrderTextLength) : undefined;
  const canSend = fault === undefined && !isHeld && changedIds.size > 0 && !isPending;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send({ version: current.version, rules, reason: reason.trim() });
      }}
    >
      <Foot>
        {error !== undefined && (
          <FailureNote title="priceRules.notSent" message={priceRulesFailure(error).message} error={error} />
        )}
        {isHeld && <Note tone="attention">{formatMessage({ id: 'priceRules.refused.PROPOSAL_WAITING' })}</Note>}
        <TextField
          label={formatMessage({ id: 'priceRules.reason' })}
          hint={formatMessage({ id: 'priceRules.reason.hint' })}
          value={reason}
          onChange={(event) => changes.setReason(event.target.value)}
          readOnly={isPending}
          aria-required
          error={message && formatMessage({ id: message.id }, message.values)}
        />
        <Buttons>
          <Button
            type="submit"
            variant="primary"
            disabled={!canSend && !isPending}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'priceRules.sending' })}
          >
            {formatMessage({ id: 'priceRules.send' }, { count: changedIds.size })}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={changes.clear}>
            {formatMessage({ id: 'priceRules.undoAll' })}
          </Button>
        </Buttons>
      </Foot>
    </form>
  );
}
