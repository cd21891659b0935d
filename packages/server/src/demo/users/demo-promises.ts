import type { FrameworkAgreement } from '@skerry/contracts';

/** What the demo's agreement on company connections promises. */
export const connectionPromises: NonNullable<FrameworkAgreement['promises']> = [
  {
    id: 'availability',
    translations: [
      {
        language: 'sv',
        displayName: '99,9 % tillgänglighet',
        description: 'Mäts per tjänst och kalendermånad. Ligger den under löftet sänks månadsavgiften för tjänsten.',
      },
      {
        language: 'en',
        displayName: '99.9% availability',
        description: 'Measured for each service and calendar month. Below it, the service’s monthly fee is reduced.',
      },
      {
        language: 'no',
        displayName: '99,9 % tilgjengelighet',
        description: 'Måles per tjeneste og kalendermåned. Er den lavere, reduseres månedsprisen for tjenesten.',
      },
      {
        language: 'da',
        displayName: '99,9 % tilgængelighed',
        description: 'Måles pr. tjeneste og kalendermåned. Er den lavere, nedsættes den månedlige pris for tjenesten.',
      },
    ],
  },
  {
    id: 'restore',
    translations: [
      {
        language: 'sv',
        displayName: 'Fel avhjälps inom 6 timmar',
        description: 'Dygnet runt, räknat från felanmälan.',
      },
      {
        language: 'en',
        displayName: 'Faults are fixed within 6 hours',
        description: 'Around the clock, counted from the fault report.',
      },
      {
        language: 'no',
        displayName: 'Feil rettes innen 6 timer',
        description: 'Døgnet rundt, regnet fra feilmeldingen.',
      },
      {
        language: 'da',
        displayName: 'Fejl rettes inden for 6 timer',
        description: 'Døgnet rundt, regnet fra fejlmeldingen.',
      },
    ],
  },
  {
    id: 'planned-work',
    translations: [
      {
        language: 'sv',
        displayName: 'Planerade arbeten meddelas 10 arbetsdagar i förväg',
        description: 'De utförs mellan kl. 00.00 och 06.00.',
      },
      {
        language: 'en',
        displayName: 'Planned works are announced 10 working days ahead',
        description: 'They are carried out between 00:00 and 06:00.',
      },
      {
        language: 'no',
        displayName: 'Planlagt arbeid varsles 10 virkedager i forveien',
        description: 'Det utføres mellom kl. 00.00 og 06.00.',
      },
      {
        language: 'da',
        displayName: 'Planlagt arbejde varsles 10 arbejdsdage i forvejen',
        description: 'Det udføres mellem kl. 00.00 og 06.00.',
      },
    ],
  },
  {
    id: 'delivery',
    translations: [
      {
        language: 'sv',
        displayName: 'Leveransdatum bekräftas inom 5 arbetsdagar',
        description: 'Räknat från beställningen.',
      },
      {
        language: 'en',
        displayName: 'Delivery dates are confirmed within 5 working days',
        description: 'Counted from the order.',
      },
      {
        language: 'no',
        displayName: 'Leveringsdato bekreftes innen 5 virkedager',
        description: 'Regnet fra bestillingen.',
      },
      {
        language: 'da',
        displayName: 'Leveringsdatoen bekræftes inden for 5 arbejdsdage',
        description: 'Regnet fra bestillingen.',
      },
    ],
  },
];
