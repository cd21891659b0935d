import type { PriceRules } from '@skerry/contracts';
import { Button, DateTime, Text } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { WaitingDecisions } from '../../../platform/detail/WaitingDecisions.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useDecideRules } from '../priceRules.queries.ts';
import { priceRulesFailure } from '../priceRulesFailure.ts';
import { conditionWords, effectWords } from './ruleWords.ts';
import { isSame } from './useRuleChanges.ts';

/** The change that waits for a second person: what it changes, and the reader's decision. */
export function ProposalDecision({ current, onOutdated }: { current: PriceRules; onOutdated: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const alerts = useAlerts();
  const { isPending, error, send } = useSendOnce(useDecideRules(), {
    onSent: (_, { isApproved }) => alerts.success(isApproved ? 'priceRules.approved' : 'priceRules.rejected'),
    failureOf: priceRulesFailure,
    onOutdated,
  });
  const { proposal, rules } = current;
  if (proposal === null)
    return (
      error !== undefined && (
        <FailureNote title="priceRules.notDecided" message={priceRulesFailure(error).message} error={error} />
      )
    );
  const before = new Map(rules.map((rule) => [rule.id, rule]));
  const changed = proposal.rules.filter((rule) => {
    const old = before.get(rule.id);
    return old === undefined || !isSame(old, rule);
  });
  const words = (rule: (typeof rules)[number]) =>
    [
      effectWords(intl, rule),
      conditionWords(intl, language, rule, current),
      rule.validFrom && formatMessage({ id: 'priceRules.from' }, { day: rule.validFrom }),
      rule.validTo && formatMessage({ id: 'priceRules.to' }, { day: rule.validTo }),
    ]
      .filter(Boolean)
      .join(', ');
  const decide = (isApproved: boolean) => send({ proposalId: proposal.id, isApproved });
  return (
    <WaitingDecisions
      decisions={[
        {
          id: proposal.id,
          kind: 'approval',
          deadline: null,
          isYours: !proposal.isMine,
          render: (variant) => (
            <Decision
              kind={formatMessage({ id: 'priceRules.proposal.by' }, { name: proposal.madeBy })}
              title={formatMessage({ id: 'priceRules.proposal.title' }, { count: changed.length })}
              quote={
                <>
                  {proposal.reason}
                  <Text as="div" variant="caption" tone="muted">
                    <DateTime value={proposal.madeAt} format="shortDateTime" />
                  </Text>
                </>
              }
              actions={
                proposal.isMine ? (
                  <Button isLoading={isPending} onClick={() => decide(false)}>
                    {formatMessage({ id: 'priceRules.proposal.withdraw' })}
                  </Button>
                ) : (
                  <>
                    <Button variant={variant} isLoading={isPending} onClick={() => decide(true)}>
                      {formatMessage({ id: 'priceRules.proposal.approve' })}
                    </Button>
                    <Button variant="dangerQuiet" disabled={isPending} onClick={() => decide(false)}>
                      {formatMessage({ id: 'priceRules.proposal.reject' })}
                    </Button>
                  </>
                )
              }
            >
              {error !== undefined && (
                <FailureNote title="priceRules.notDecided" message={priceRulesFailure(error).message} error={error} />
              )}
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {changed.map((rule) => {
                  const old = before.get(rule.id);
                  return (
                    <li key={rule.id}>
                      <Text variant="bodyStrong">{rule.name}</Text>
                      <Text as="div">{words(rule)}</Text>
                      {old && (
                        <Text as="div" variant="caption" tone="muted">
                          {formatMessage({ id: 'priceRules.was' }, { what: words(old) })}
                        </Text>
                      )}
                    </li>
                  );
                })}
              </ul>
              <Text as="p" tone="muted">
                {formatMessage({ id: proposal.isMine ? 'priceRules.proposal.mine' : 'priceRules.proposal.about' })}
              </Text>
            </Decision>
          ),
        },
      ]}
    />
  );
}
