import { languageInfo, languageList, type DisplayLanguage } from '@skerry/i18n';
import { densities, Link, SegmentedControl, Select, Sheet, token } from '@skerry/ui';
import { IconBaselineDensityMedium, IconBell, IconClock, IconLanguage, IconMoon } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useTimeZone } from '../../platform/format/useTimeZone.ts';
import { useLanguage, useLanguageStore } from '../../platform/language/useLanguage.ts';
import { useListDensity } from '../../platform/list/useListDensity.ts';
import { notificationSettingsPath } from '../../platform/notifications/notifications.paths.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { themeChoices, useThemeChoice, useThemeStore } from '../../platform/theme/theme-store.ts';
import { FactRow, FactRows } from './FactRow.tsx';

const Languages = styled.div`
  max-width: 15rem;
  padding-block: ${token.space[2]};
`;

/** Language and looks: the same choices as in the profile menu and on lists. Each takes effect at once. */
export function DisplaySettings() {
  const { formatMessage } = useIntl();
  const { isInternal, impersonatedUserId } = useIdentity();
  const languages = useLanguageStore();
  const { display } = useLanguage();
  const themes = useThemeStore();
  const theme = useThemeChoice();
  const density = useListDensity();
  const timeZone = useTimeZone();
  const alerts = useAlerts();
  // Phones have one height of rows.
  const hasDensity = useIsAtLeast('small');
  const choices: DisplayLanguage[] = isInternal ? [...languageList, 'key'] : [...languageList];
  const languageLabel = formatMessage({ id: 'ui.languageChooser.label' });
  const themeLabel = formatMessage({ id: 'shell.theme.label' });
  const densityLabel = formatMessage({ id: 'profile.display.density' });
  return (
    <Sheet
      title={formatMessage({ id: 'profile.display.title' })}
      description={formatMessage({ id: 'profile.display.help' })}
      padding="none"
    >
      <FactRows>
        <FactRow icon={IconLanguage} title={languageLabel} hasControl>
          <Languages>
            <Select
              label={languageLabel}
              isLabelHidden
              options={choices.map((value) => ({
                value,
                label: value === 'key' ? value : languageInfo(value).nativeName,
              }))}
              value={display}
              onValueChange={(value) =>
                void loadChunk(() => languages.choose(value)).catch((error: unknown) =>
                  alerts.failure(error, { title: { id: 'shell.language.notChanged' } }),
                )
              }
            />
          </Languages>
        </FactRow>
        <FactRow icon={IconMoon} title={themeLabel} hasControl>
          <SegmentedControl
            label={themeLabel}
            options={themeChoices.map((value) => ({ value, label: formatMessage({ id: `shell.theme.${value}` }) }))}
            value={theme}
            onValueChange={(value) => themes.choose(value)}
          />
        </FactRow>
        {hasDensity && (
          <FactRow icon={IconBaselineDensityMedium} title={densityLabel} hasControl>
            <SegmentedControl
              label={densityLabel}
              options={densities.map((value) => ({ value, label: formatMessage({ id: `ui.viewMenu.${value}` }) }))}
              value={density.value}
              onValueChange={density.onValueChange}
            />
          </FactRow>
        )}
        {(!isInternal || impersonatedUserId !== undefined) && (
          <FactRow icon={IconBell} title={formatMessage({ id: 'pages.notifications' })}>
            <Link href={notificationSettingsPath}>{formatMessage({ id: 'profile.display.notifications' })}</Link>
          </FactRow>
        )}
        <FactRow icon={IconClock} title={formatMessage({ id: 'profile.display.timeZone' })}>
          {formatMessage({ id: 'profile.display.timeZone.help' }, { timeZone })}
        </FactRow>
      </FactRows>
    </Sheet>
  );
}
