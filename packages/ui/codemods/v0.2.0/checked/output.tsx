import { CheckboxCard as Card, Switch } from '@skerry/ui';

export const Roles = ({ isHeld, ask }: { isHeld: boolean; ask: () => void }) => (
  <>
    <Card title="Purchaser" checked={isHeld} wasChecked onCheckedChange={ask} />
    <Card title="Quote requester" checked onCheckedChange={ask} />
    <Switch checked={isHeld} onCheckedChange={ask} />
  </>
);
