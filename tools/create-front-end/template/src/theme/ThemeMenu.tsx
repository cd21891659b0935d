import { Menu } from '@skerry/ui/experimental';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useLanguage } from '../languages/LanguageContext.ts';
import { chooseTheme, themes, useTheme } from './themeStore.ts';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

/** Light, dark, or as the reader's operating system. */
export function ThemeMenu() {
  const { theme: texts } = useLanguage().texts;
  const theme = useTheme();
  const items = themes.map((one) => ({ label: texts[one], icon: icons[one], onSelect: () => chooseTheme(one) }));
  return (
    <Menu
      label={`${texts.label}: ${texts[theme]}`}
      icon={icons[theme]}
      isLabelHidden
      size="small"
      align="end"
      groups={[{ items }]}
    />
  );
}
