export function QuotesTab() {
  return null;
}
