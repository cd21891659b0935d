export function SiteListsTab() {
  return null;
}
