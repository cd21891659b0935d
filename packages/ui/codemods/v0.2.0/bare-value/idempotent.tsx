import { Dropdown } from '@skerry/ui/experimental';
import { LanguageChooser } from './own.tsx';

export const Language = ({ choose }: { choose: (value: string) => void }) => (
  <>
    <LanguageChooser onValueChange={({ value }) => choose(value)} />
    <Dropdown label="Language" options={[]} value="sv" onValueChange={choose} />
  </>
);
