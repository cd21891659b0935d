/** What a dialog keeps typed text under. */
export function disturbanceFormId(dialog: 'ask' | 'date' | 'report', disturbanceId: string): string {
  return `disturbance-form.${dialog}.${disturbanceId}`;
}
