import { CheckboxCard, LanguageChooser } from '@skerry/ui';
import { all, type Language } from './languages.ts';
import { roles } from './roles.ts';

export function Profile({ store }: { store: { language: Language; choose: (language: Language) => void } }) {
  const choose = ({ value }: { value: Language }) => store.choose(value);
  return (
    <>
      <LanguageChooser options={all} value={store.language} onValueChange={choose} />
      <LanguageChooser options={all} value={store.language} onValueChange={({ value: next }) => store.choose(next)} />
      <LanguageChooser options={all} value={store.language} onValueChange={(change) => store.choose(change.value)} />
      {roles.map(({ id, isHeld, hold }) => (
        <CheckboxCard key={id} title={id} isChecked={isHeld} onCheckedChange={({ isChecked }) => hold(isChecked)} />
      ))}
    </>
  );
}

export function Choice({ value, setValue }: { value: Language; setValue: (language: Language) => void }) {
  return (
    <LanguageChooser
      options={all}
      value={value}
      onValueChange={(change) => {
        if (change.value !== value) setValue(change.value);
      }}
    />
  );
}
