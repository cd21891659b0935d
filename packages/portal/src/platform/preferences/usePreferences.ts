import type { PreferenceName, Preferences } from '@skerry/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useAlerts, type Alerts } from '../alerts/useAlerts.ts';
import type { Api } from '../api/create-api.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { unwrap } from '../api/unwrap.ts';
import { useApi } from '../api/useApi.ts';
import { report } from '../report.ts';
import { useIdentity } from '../session/useSession.ts';
import { createPreferenceStore, type PreferenceStore } from './preference-store.ts';
import { readPreferences } from './read-preferences.ts';

export interface PreferenceAccess {
  /** Undefined until they are known, or the defaults stand in. */
  preferences: Preferences | undefined;
  /** Holds at once; where it can't be saved, an alert says so and what was before holds again. */
  choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
}

/** What the user has chosen for the portal. For pages that have the texts of `preferences`. */
export function usePreferences(): PreferenceAccess {
  const store = usePreferenceStore();
  useEffect(() => {
    store.load();
    // Another tab may have chosen otherwise meanwhile.
    const onShown = () => {
      if (document.visibilityState === 'visible') store.load();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [store]);
  return {
    preferences: useSyncExternalStore(store.subscribe, () => store.values),
    choose: (name, value) => store.choose({ preferenceName: name, preferenceValue: String(value) }),
  };
}

/** By the cache of answers: that one is its principal's alone, and ends with it. */
const stores = new WeakMap<object, PreferenceStore>();

function usePreferenceStore(): PreferenceStore {
  const { cache } = useSWRConfig();
  const api = useApi();
  const alerts = useAlerts();
  const { isInternal } = useIdentity();
  const known = stores.get(cache);
  if (known) return known;
  const store = createStore(api, alerts, isInternal);
  stores.set(cache, store);
  return store;
}

function createStore(api: Api, alerts: Alerts, isInternal: boolean): PreferenceStore {
  return createPreferenceStore({
    read: () => readPreferences(api),
    async write(change) {
      await unwrap(
        api.portalUser.POST('/b2b-customer/preferences', {
          params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { preferences: [change] },
        }),
      );
    },
    onSaveFailed: (error) => alerts.failure(error, 'preferences.notSaved'),
    onDefaults(error) {
      report(error);
      if (isInternal) alerts.failure(error, 'preferences.defaults');
    },
    onWrong: (names) => report(new Error(`Preferences of a wrong type, for which the defaults hold: ${names.join()}.`)),
    now: () => Date.now(),
  });
}
