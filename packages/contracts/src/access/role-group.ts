import { validateText, type TextError } from '../validation/text/text.ts';

export const maxRoleGroupNameLength = 60;
export const maxRoleGroupDescriptionLength = 200;
/** Groups that one customer can have. */
export const maxRoleGroups = 200;
export const maxRoleGroupMembers = 500;
/** Sites, services, tags or billing accounts that one group can be narrowed to. */
export const maxScopeItems = 200;

/** Page size of the list of groups. */
export const roleGroupPageSize = 25;

export const scopeKinds = ['all', 'sites', 'services', 'tags', 'billingAccounts'] as const;

/** Stands between groups and between roles where a file has several in one cell, and so in no name of a group. */
export const separatorInCell = '|';

/** What is wrong with a group's name, or undefined. */
export function validateRoleGroupName(name: string): TextError | undefined {
  const error = validateText(name, { maxLength: maxRoleGroupNameLength });
  if (error !== undefined || !name.includes(separatorInCell)) return error;
  return { code: 'unsupportedCharacter', character: separatorInCell };
}

/** What is wrong with a group's description, or undefined. There need not be any. */
export function validateRoleGroupDescription(description: string): TextError | undefined {
  return description.trim() === ''
    ? undefined
    : validateText(description, { maxLength: maxRoleGroupDescriptionLength });
}
