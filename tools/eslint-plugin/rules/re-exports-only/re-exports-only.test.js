import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { reExportsOnly } from './re-exports-only.js';

const errors = [{ messageId: 'other' }];

new RuleTester({ languageOptions: { parser } }).run('re-exports-only', reExportsOnly, {
  valid: [
    "export { Button } from '../components/Button/index.ts';",
    "export type { ButtonProps } from '../components/Button/index.ts';",
    "export * from '../tokens/token.ts';",
  ],
  invalid: [
    { code: 'export const version = 1;', errors },
    {
      code: "import { Button } from '../components/Button/index.ts';\nexport { Button };",
      errors: [...errors, ...errors],
    },
    { code: "import './side-effect.ts';", errors },
  ],
});
