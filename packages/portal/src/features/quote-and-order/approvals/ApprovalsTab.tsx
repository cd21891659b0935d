export function ApprovalsTab() {
  return null;
}
