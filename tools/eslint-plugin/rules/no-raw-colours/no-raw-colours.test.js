import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { noRawColours } from './no-raw-colours.js';

const errors = [{ messageId: 'raw' }];

new RuleTester({ languageOptions: { parser } }).run('no-raw-colours', noRawColours, {
  valid: [
    'styled.span`color: ${token.text.default};`',
    'styled.span`color: currentColor; background: transparent; outline-color: Highlight;`',
    'css`/* as #fff was */ color: inherit;`',
    'styled.div`#address-7 { margin: 0; } &[data-tone="red"] { margin: 0; }`',
    'styled.a`&:hover [data-tone="red"] { margin: 0; }`',
    'css`mask: linear-gradient(90deg, #000, transparent); -webkit-mask-image: linear-gradient(#000, #0000);`',
    'css`white-space: nowrap;`',
    'css`forced-color-adjust: none;`',
    "const anchor = '#add-user';",
    "const text = 'a red box';",
  ],
  invalid: [
    { code: 'styled.span`color: #fff;`', errors },
    { code: 'styled.span`border: 1px solid #D5D9E0;`', errors },
    { code: 'css`background: rgba(0, 0, 0, 0.5);`', errors },
    { code: 'css`box-shadow: 0 1px 2px oklch(20% 0 0 / 0.3);`', errors },
    { code: 'styled.span`color: white;`', errors },
    { code: 'styled.span`border: ${token.border.hairline} solid red;`', errors },
    { code: "const colour = '#1f6feb';", errors },
  ],
});
