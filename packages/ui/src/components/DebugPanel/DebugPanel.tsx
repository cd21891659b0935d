'use client';
import { IconChevronRight, IconCopy, IconEyeOff } from '@tabler/icons-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { CopiedNote } from './CopiedNote.tsx';
import { useCopy } from './useCopy.ts';
import {
  DebugFact,
  DebugFacts,
  DebugInternal,
  DebugLog,
  DebugLogHead,
  DebugRoot,
  DebugToggle,
} from './DebugPanel.styles.ts';

export interface DebugFactItem {
  readonly term: string;
  readonly value: ReactNode;
}

export interface DebugPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Finds the call in every log. */
  readonly traceId?: string | undefined;
  /** Request, answer, registry: what support asks for. */
  readonly facts?: readonly DebugFactItem[];
  /** All that is known, as text. */
  readonly log?: string | undefined;
  /** Its heading. @default "Debug information" */
  readonly title?: string;
  /** Says that customers do not see it. @default "Internal staff only" */
  readonly internalText?: string;
}

/**
 * What support needs to know of a failed call, closed until it is asked for. For the provider's own staff: never render it for customers.
 * As `debug` of an `Alert`, opening it keeps the alert.
 *
 * @example
 * <Alert tone="critical" onClose={close} debug={isInternal && <DebugPanel traceId={error.traceId} facts={facts} log={log} />}>…</Alert>
 */
export function DebugPanel({ traceId, facts = [], log, title, internalText, ...rest }: DebugPanelProps) {
  const text = useUiText();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const id = useCopy();
  const all = useCopy();
  return (
    <DebugRoot {...rest}>
      <DebugToggle type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        <Icon icon={IconChevronRight} size="small" />
        {text('ui.debugPanel.title', title)}
        <DebugInternal>
          <Icon icon={IconEyeOff} size="small" />
          {text('ui.debugPanel.internalOnly', internalText)}
        </DebugInternal>
      </DebugToggle>
      <div id={panelId} hidden={!isOpen}>
        <DebugFacts>
          {traceId !== undefined && (
            <DebugFact>
              <dt>{text('ui.debugPanel.traceId')}</dt>
              <dd>{traceId}</dd>
              <dd>
                <CopiedNote state={id.state} />
                <Button
                  variant="ghost"
                  size="small"
                  icon={IconCopy}
                  aria-label={text('ui.debugPanel.copyTraceId')}
                  onClick={() => id.copy(traceId)}
                >
                  {text('ui.debugPanel.copy')}
                </Button>
              </dd>
            </DebugFact>
          )}
          {facts.map(({ term, value }) => (
            <DebugFact key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </DebugFact>
          ))}
        </DebugFacts>
        {log !== undefined && (
          <>
            <DebugLogHead>
              <span id={`${panelId}-log`}>{text('ui.debugPanel.log')}</span>
              <CopiedNote state={all.state} />
              <Button size="small" icon={IconCopy} onClick={() => all.copy(log)}>
                {text('ui.debugPanel.copyLog')}
              </Button>
            </DebugLogHead>
            {/* Scrolls, so the keyboard must reach it. */}
            <DebugLog role="region" aria-labelledby={`${panelId}-log`} tabIndex={0}>
              {log}
            </DebugLog>
          </>
        )}
      </div>
    </DebugRoot>
  );
}
