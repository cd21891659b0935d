// The compiler leaves SQL behind.
import { cp, rm } from 'node:fs/promises';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
// One that was renamed would run twice.
await rm(at('dist/database/migrations'), { recursive: true, force: true });
await cp(at('src/database/migrations'), at('dist/database/migrations'), { recursive: true });
