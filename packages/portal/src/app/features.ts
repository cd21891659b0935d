import { homeFeature } from '../features/home/home.feature.ts';
import { usersFeature } from '../features/users/users.feature.ts';
import type { Feature } from '../platform/feature/feature.ts';

/** Every screen of the portal, in the order of the menu. */
export const features: readonly Feature[] = [homeFeature, usersFeature];
