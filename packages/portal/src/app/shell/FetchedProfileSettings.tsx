import { useEffect } from 'react';
import type { LazyComponent } from '../../platform/browser/useLazyComponent.ts';
import type { ProfileSettingsProps } from './ProfileSettings.tsx';

export interface FetchedProfileSettingsProps extends ProfileSettingsProps {
  part: Pick<LazyComponent<ProfileSettingsProps>, 'Component' | 'prepare'>;
}

/** The settings in the profile menu. Where they could not be fetched ahead, opening the menu tries again. */
export function FetchedProfileSettings({ part: { Component, prepare }, ...props }: FetchedProfileSettingsProps) {
  useEffect(() => {
    if (!Component) prepare();
  }, [Component, prepare]);
  return Component && <Component {...props} />;
}
