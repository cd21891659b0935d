import type { PriceRuleDraft, PriceRules } from '@skerry/contracts';
import { Heading, Link, Stack, Text } from '@skerry/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { RuleColumns, RuleHead } from './RuleEditor.styles.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { RulePreview } from './RulePreview.tsx';
import { ruleSentence } from './ruleSentence.ts';
import { RuleStateLabel } from './RuleStateLabel.tsx';
import { ruleState } from './ruleWords.ts';
import { SendChanges } from './SendChanges.tsx';
import type { RuleChanges } from './useRuleChanges.ts';

interface OpenRuleProps {
  rule: PriceRuleDraft;
  /** As it holds now; undefined for a new one. */
  before: PriceRuleDraft | undefined;
  current: PriceRules;
  changes: RuleChanges;
  backHref: string;
  onClose: () => void;
  onOutdated: () => void;
}

/** One rule: what it does in a sentence, its editor, and beside that what it does to prices. */
export function OpenRule({ rule, before, current, changes, backHref, onClose, onOutdated }: OpenRuleProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { today } = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isChanged = changes.changedIds.has(rule.id);
  return (
    <Stack gap={16}>
      <RuleHead>
        <Link variant="back" href={backHref}>
          {formatMessage({ id: 'priceRules.back' })}
        </Link>
        <div>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {before?.name ?? rule.name}
          </Heading>
          <Text variant="mono" tone="muted">
            {rule.id}
          </Text>
          <RuleStateLabel state={ruleState(rule, today, isChanged)} />
        </div>
        <Text as="p">{ruleSentence(intl, language, rule, { rules: changes.rules, catalogue: current })}</Text>
      </RuleHead>
      <RuleColumns>
        <RuleEditor
          rule={rule}
          before={before}
          catalogue={current}
          isChanged={isChanged}
          readOnly={false}
          onChange={changes.change}
          onUndo={() => {
            changes.undo(rule.id);
            if (before === undefined) onClose();
          }}
        />
        <RulePreview rules={changes.rules} catalogue={current} open={rule} changedIds={changes.changedIds}>
          <SendChanges current={current} changes={changes} onOutdated={onOutdated} />
        </RulePreview>
      </RuleColumns>
    </Stack>
  );
}
