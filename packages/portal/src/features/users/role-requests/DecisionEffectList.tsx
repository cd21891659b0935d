import type { ListedRoleRequest, PermissionLabel } from '@skerry/contracts';
import { Heading, Icon, Link, Skeleton, Text, type IconComponent } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleMinus, IconMail } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { userGroupsPath } from '../users.paths.ts';
import { Effect, EffectList, Effects, EffectText } from './DecideRequestDialog.styles.ts';
import type { DecisionEffects } from './decisionEffects.ts';
import { useRequestWords } from './useRequestWords.ts';

/** Where a group that gives permissions is made. */
const newGroupPath = `${userGroupsPath}?group=new`;

export interface ApprovalEffectsProps {
  request: ListedRoleRequest;
  /** Undefined until it is known which groups there are. */
  effects: DecisionEffects | undefined;
  /** Keep the array between renders. */
  roles: readonly RoleText[];
  /** Somebody goes to make a group that gives these. */
  onCreateGroup: (permissions: readonly PermissionLabel[]) => void;
}

/** What an approval will do, before it is made: each role and group, what is left out, and what no group gives yet. */
export function ApprovalEffects({ request: { user }, effects, roles, onCreateGroup }: ApprovalEffectsProps) {
  const { formatMessage } = useIntl();
  const words = useRequestWords(roles);
  const { fullName } = user;
  if (!effects)
    return (
      <EffectPart>
        <Skeleton width={80} />
      </EffectPart>
    );
  const { roles: given, groups, withoutGroup, notGiven } = effects;
  const left = words(notGiven);
  const opens = (apps: (typeof given)[number]['opens']) =>
    apps.length > 0 && formatMessage({ id: 'roleRequests.opens' }, { apps: words({ apps }) });
  const also = (rights: string) => rights !== '' && formatMessage({ id: 'roleRequests.effect.alsoGives' }, { rights });
  return (
    <EffectPart>
      <EffectList>
        {given.map(({ id, opens: apps }) => (
          <Line key={id} tone="positive" icon={IconCircleCheckFilled} details={[opens(apps)]}>
            {formatMessage({ id: 'roleRequests.effect.role' }, { role: words({ roleIds: [id] }) })}
          </Line>
        ))}
        {groups.map(({ group, gives, also: more }) => (
          <Line
            key={group.id}
            tone="positive"
            icon={IconCircleCheckFilled}
            details={[
              formatMessage({ id: 'roleRequests.approve.gives' }, { permissions: words({ permissions: gives }) }),
              also(words(more)),
              group.scope.kind !== 'all' && formatMessage({ id: 'roleRequests.effect.partOfCompany' }),
            ]}
          >
            {formatMessage({ id: 'roleRequests.effect.group' }, { fullName, group: group.name })}
          </Line>
        ))}
        {given.length + groups.length === 0 && (
          <Line tone="neutral" icon={IconCircleMinus}>
            {formatMessage({ id: 'roleRequests.effect.nothing' })}
          </Line>
        )}
        {withoutGroup.length > 0 && (
          <Line
            tone="attention"
            icon={IconAlertTriangleFilled}
            details={[
              <Link key="create" href={newGroupPath} variant="action" onClick={() => onCreateGroup(withoutGroup)}>
                {formatMessage({ id: 'roleRequests.effect.createGroup' })}
              </Link>,
            ]}
          >
            {formatMessage(
              { id: 'roleRequests.effect.noGroup' },
              { permissions: words({ permissions: withoutGroup }) },
            )}
          </Line>
        )}
        {left !== '' && (
          <Line tone="neutral" icon={IconCircleMinus}>
            {formatMessage({ id: 'roleRequests.effect.notGiven' }, { what: left })}
          </Line>
        )}
        <Line tone="neutral" icon={IconMail}>
          {formatMessage({ id: 'roleRequests.effect.mail' }, { fullName })}
        </Line>
      </EffectList>
    </EffectPart>
  );
}

/** What a refusal will do. */
export function RefusalEffects({ request: { user } }: Pick<ApprovalEffectsProps, 'request'>) {
  const { formatMessage } = useIntl();
  return (
    <EffectPart>
      <EffectList>
        <Line tone="neutral" icon={IconCircleMinus}>
          {formatMessage({ id: 'roleRequests.refuse.effect.none' })}
        </Line>
        <Line tone="neutral" icon={IconMail}>
          {formatMessage({ id: 'roleRequests.refuse.effect.mail' }, { fullName: user.fullName })}
        </Line>
      </EffectList>
    </EffectPart>
  );
}

function EffectPart({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Effects data-part="effects" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {formatMessage({ id: 'roleRequests.effect' })}
      </Heading>
      {children}
    </Effects>
  );
}

interface LineProps {
  tone: 'positive' | 'attention' | 'neutral';
  icon: IconComponent;
  /** Below it, those of them that there are. */
  details?: readonly ReactNode[];
  children: ReactNode;
}

function Line({ tone, icon, details = [], children }: LineProps) {
  return (
    <Effect data-tone={tone}>
      <span>
        <Icon icon={icon} size="small" />
      </span>
      <EffectText>
        <span>{children}</span>
        {details.map(
          (detail, index) =>
            detail !== false && (
              <Text key={index} variant="caption" tone="muted">
                {detail}
              </Text>
            ),
        )}
      </EffectText>
    </Effect>
  );
}
