// The compiler leaves SQL behind.
import { cp } from 'node:fs/promises';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
await cp(at('src/database/migrations'), at('dist/database/migrations'), { recursive: true });
