import { servicesPath } from '../../platform/services-section/services-section.paths.ts';

export { servicesPath };
