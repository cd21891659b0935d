/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['kakor', 'cookies', 'samtycke', 'integritet', 'spårning'],
    no: ['informasjonskapsler', 'cookies', 'samtykke', 'personvern', 'sporing'],
    da: ['cookies', 'samtykke', 'privatliv', 'sporing'],
  },
} as const;
