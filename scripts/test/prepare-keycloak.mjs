// Gets Keycloak for the journeys, while other steps use the processor.
import { prepareKeycloak } from '../lib/keycloak.mjs';

prepareKeycloak(console.log);
