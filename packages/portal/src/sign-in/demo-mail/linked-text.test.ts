import { linkedText } from './linked-text.ts';

it('makes web addresses links and leaves the sentence around them alone', () => {
  expect(
    linkedText('Hi.\n\nhttps://portal.example/sign-in/invitation#q83v-jR_\n\nBye, see http://a.example/b.'),
  ).toEqual([
    { text: 'Hi.\n\n' },
    {
      text: 'https://portal.example/sign-in/invitation#q83v-jR_',
      href: 'https://portal.example/sign-in/invitation#q83v-jR_',
    },
    { text: '\n\nBye, see ' },
    { text: 'http://a.example/b', href: 'http://a.example/b' },
    { text: '.' },
  ]);
});

it.each(['', 'No address.', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://a.example', '//a.example'])(
  'makes no link of %j',
  (text) => {
    expect(linkedText(text).filter(({ href }) => href !== undefined)).toEqual([]);
  },
);

it('loses nothing of a text', () => {
  const text = 'a https://x.example, https://[ and <b>https://y.example/?q=1&r=2</b>';
  expect(
    linkedText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
