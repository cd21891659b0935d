import type { ContactChannel, ContactEmailState, ContactKind, ContactScopeKind, ContactType } from './contact-types.ts';

/** What contacts are for, in the order that they are shown in. */
export const contactTypes: readonly ContactType[] = [
  'NOC',
  'PLANNED_WORK',
  'SECURITY',
  'ESCALATION',
  'DELIVERY',
  'BILLING',
  'COMMERCIAL',
  'SITE',
];
/** Those for which somebody covers everything at all times (specification, section 5). */
export const mandatoryContactTypes = ['NOC', 'PLANNED_WORK'] as const satisfies readonly ContactType[];
export const contactKinds: readonly ContactKind[] = ['PERSON', 'GROUP', 'SYSTEM'];
export const contactChannels: readonly ContactChannel[] = ['MAIL', 'SMS', 'CALL'];
export const contactScopeKinds: readonly ContactScopeKind[] = ['ALL', 'SITES', 'SERVICES', 'TAGS'];
export const contactEmailStates: readonly ContactEmailState[] = ['VERIFIED', 'UNVERIFIED', 'BOUNCED'];
/** When somebody is reached: now, or all night, by their own clock. */
export const contactReaches = ['NOW', 'NIGHT'] as const;
export type ContactReach = (typeof contactReaches)[number];
