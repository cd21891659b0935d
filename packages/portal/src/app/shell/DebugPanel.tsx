import { Button, Icon, from, token } from '@skerry/ui';
import { IconChevronDown, IconChevronRight, IconCircleCheckFilled, IconCopy, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ApiError } from '../../platform/api/ApiError.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { debugLog } from './debug-log.ts';

/** How long it says that something was copied (specification, section 8). */
const copiedDuration = 1_500;

/** What support needs to know of a failed call. For the provider's own staff only. */
export function DebugPanel({ error }: { error: ApiError }) {
  const { registry, customerId } = useIdentity();
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState<string>();
  const panelId = useId();
  const log = debugLog(error);
  const request = error.call && [error.call.method, error.call.path].join(' ');

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), copiedDuration);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <Panel>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        <Icon icon={isOpen ? IconChevronDown : IconChevronRight} size="small" />
        <FormattedMessage id="shell.debug.title" />
        <InternalOnly>
          <Icon icon={IconEyeOff} size="small" />
          <FormattedMessage id="shell.debug.internalOnly" />
        </InternalOnly>
      </Toggle>
      <div id={panelId} hidden={!isOpen}>
        <Facts>
          <dt>
            <FormattedMessage id="shell.debug.traceId" />
          </dt>
          <dd>{error.traceId}</dd>
          {error.traceId !== undefined && (
            <Button variant="ghost" size="small" icon={IconCopy} onClick={() => copy(error.traceId ?? '')}>
              <FormattedMessage id="shell.debug.copy" />
            </Button>
          )}
          <dt>
            <FormattedMessage id="shell.debug.request" />
          </dt>
          <dd>{request}</dd>
          <dt>
            <FormattedMessage id="shell.debug.answer" />
          </dt>
          <dd>
            <FormattedMessage id="shell.debug.answerText" values={{ status: String(error.status), duration: error.call?.durationMs ?? 0 }} />
          </dd>
          <dt>
            <FormattedMessage id="shell.debug.registry" />
          </dt>
          <dd>
            <FormattedMessage id="shell.debug.registryText" values={{ registry, customer: customerId }} />
          </dd>
        </Facts>
        <LogHead>
          <FormattedMessage id="shell.debug.log" />
          <Copied role="status">
            {copied !== undefined && (
              <>
                <Icon icon={IconCircleCheckFilled} size="small" />
                <FormattedMessage id="shell.debug.copied" />
              </>
            )}
          </Copied>
          <Button size="small" icon={IconCopy} onClick={() => copy(log)}>
            <FormattedMessage id="shell.debug.copyLog" />
          </Button>
        </LogHead>
        <Log>{log}</Log>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  background: ${token.bg.sunken};
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  width: 100%;
  min-height: 40px;
  padding: 0 ${token.space[16]};
  border: 0;
  background: none;
  color: ${token.text.default};
  ${token.type.label}
  cursor: pointer;

  &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }
`;

const InternalOnly = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  margin-inline-start: auto;
  color: ${token.text.muted};
  ${token.type.caption}
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  margin: 0;
  padding: 0 ${token.space[16]} ${token.space[8]};

  dt {
    grid-column: 1;
    color: ${token.text.muted};
    ${token.type.caption}
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    ${token.type.mono}
  }

  ${from.small} {
    grid-template-columns: 72px 1fr auto;
  }
`;

const LogHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[4]} ${token.space[16]} ${token.space[8]};
  ${token.type.label}
`;

const Copied = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  margin-inline-start: auto;
  color: ${token.tone.positive.fg};
`;

const Log = styled.pre`
  max-height: 200px;
  margin: 0 ${token.space[16]} ${token.space[16]};
  padding: ${token.space[8]} ${token.space[12]};
  overflow: auto;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${token.type.monoSmall}
`;
