import type { GroupValues } from './groupForm.ts';

/** What each part of the form gets. */
export interface GroupSectionProps {
  values: GroupValues;
  saved: GroupValues;
  /** The group is changed somewhere else. */
  isReadOnly: boolean;
  onChange: (part: Partial<GroupValues>) => void;
}
