import type { components } from '../generated/customer-contact.ts';

export type Contact = components['schemas']['Contact'];
export type ContactPage = components['schemas']['ContactPage'];
export type ContactDetails = components['schemas']['ContactDetails'];
export type ContactAssignment = components['schemas']['ContactAssignment'];
export type ContactPurpose = components['schemas']['ContactPurpose'];
export type ContactType = components['schemas']['ContactType'];
export type ContactKind = components['schemas']['ContactKind'];
export type ContactChannel = components['schemas']['ContactChannel'];
export type ContactScopeKind = components['schemas']['ContactScopeKind'];
export type ContactScopeItem = components['schemas']['ContactScopeItem'];
export type ContactEmailState = components['schemas']['ContactEmailState'];
export type ContactNotice = components['schemas']['ContactNotice'];
export type ContactImport = components['schemas']['ContactImport'];
export type ContactImportResult = components['schemas']['ContactImportResult'];
