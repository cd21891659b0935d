import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { staticStyles } from './static-styles.js';

const errors = [{ messageId: 'dynamic' }];

new RuleTester({ languageOptions: { parser } }).run('static-styles', staticStyles, {
  valid: [
    'styled.span`color: ${token.text.default};`',
    'styled(Link)`${Icon} { color: inherit; }`',
    'styled.div.withConfig({ shouldForwardProp: (name) => name !== "gap" })<Props>`${focusRing}`',
    'gql`${(props) => props.id}`',
  ],
  invalid: [
    { code: 'styled.span`color: ${(props) => props.colour};`', errors },
    { code: 'styled(Link)<Props>`color: ${function (props) { return props.colour; }};`', errors },
    { code: 'styled.div.attrs({ role: "list" })`gap: ${({ gap }) => gap};`', errors },
    { code: 'css`color: ${(props) => props.colour};`', errors },
  ],
});
