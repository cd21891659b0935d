import { Switch } from '@skerry/ui';
import { CheckboxCard } from './own.tsx';

export const Role = () => (
  <>
    <CheckboxCard isChecked />
    <Switch checked />
  </>
);
