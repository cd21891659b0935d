import { formatCompiled } from './format-compiled.ts';
import { loadMessages } from './load-messages.ts';
import { pseudoMessages } from './pseudo.ts';

it('pseudo texts are at least 40 % longer and keep their placeholders', async () => {
  const english = await loadMessages('en', ['ui-form']);
  const pseudo = pseudoMessages(english);
  const plain = formatCompiled('en-GB', english['ui.unsavedChanges.count'], { count: 2 });
  const longer = formatCompiled('en-GB', pseudo['ui.unsavedChanges.count'], { count: 2 });
  expect(longer).toMatch(/^2 /);
  expect(longer.length - 2).toBeGreaterThanOrEqual((plain.length - 2) * 1.4);
  expect(formatCompiled('en-GB', pseudo['ui.profileMenu.customerId'], { id: '4471820' })).toContain('4471820');
});
