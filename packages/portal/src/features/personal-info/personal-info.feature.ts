import { defineFeature } from '../../platform/feature/feature.ts';
import { readRoles } from '../../platform/roles/read-roles.ts';
import { readOwnActivity, readOwnGroups, shownAtFirst } from './ownAccount.reads.ts';
import { personalInfoPath } from './personal-info.paths.ts';

/** Everybody's own details. Found in the profile menu, whatever else the country or the customer has. */
export const personalInfoFeature = defineFeature({
  id: 'personal-info',
  forInactiveCustomers: true,
  inDenmark: true,
  routes: [
    {
      path: personalInfoPath,
      title: 'pages.personalInfo',
      texts: ['profile', 'form', 'validation', 'settings', 'ui-form', 'user-activity'],
      page: async () => (await import('./PersonalInfoPage.tsx')).PersonalInfoPage,
      calls: (api, _query, known) => {
        const ofUser = <Answer>(read: () => Promise<Answer>) =>
          known().then(({ visitor }) => (visitor.isInternal ? undefined : read()));
        return [
          ofUser(() => readRoles(api)),
          ofUser(() => readOwnGroups(api)),
          ofUser(() => readOwnActivity(api, shownAtFirst)),
        ];
      },
    },
  ],
});
