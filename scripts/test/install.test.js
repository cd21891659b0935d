import { noticeOfInstall } from '../lib/install.mjs';

it('says before npm falls silent how much is installed, how long that takes, and that it is not so each time', () => {
  expect(noticeOfInstall(1430)).toBe(
    'Installing 1430 packages: one to three minutes, without a word meanwhile. Only the first time, and when they have changed.',
  );
});
