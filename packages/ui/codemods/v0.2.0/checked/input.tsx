import { CheckboxCard as Card, Switch } from '@skerry/ui';

export const Roles = ({ isHeld, ask }: { isHeld: boolean; ask: () => void }) => (
  <>
    <Card title="Purchaser" isChecked={isHeld} wasChecked onCheckedChange={ask} />
    <Card title="Quote requester" isChecked onCheckedChange={ask} />
    <Switch checked={isHeld} onCheckedChange={ask} />
  </>
);
