import { IconButton, LanguageChooser, Popover, SegmentedControl, Stack } from '@skerry/ui';
import { IconAdjustments } from '@tabler/icons-react';
import { useLanguage } from './languages/LanguageContext.ts';
import { languages } from './languages/languages.ts';
import { chooseTheme, themes, useTheme } from './theme/themeStore.ts';

/** Language and theme, behind one button of the header, so that they have room on a phone too. With a login they stand in the header's `profile`. */
export function DisplaySettings() {
  const { language, setLanguage, texts } = useLanguage();
  const theme = useTheme();
  return (
    <Popover
      label={texts.display}
      align="end"
      trigger={<IconButton icon={IconAdjustments} label={texts.display} variant="secondary" />}
    >
      <Stack>
        <LanguageChooser options={languages} value={language} onValueChange={setLanguage} />
        <SegmentedControl
          label={texts.theme.label}
          options={themes.map((value) => ({ value, label: texts.theme[value] }))}
          value={theme}
          onValueChange={chooseTheme}
        />
      </Stack>
    </Popover>
  );
}
