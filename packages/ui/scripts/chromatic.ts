// Sends the visual stories to Chromatic. Everything else about it is in chromatic.config.json.
import { spawnSync } from 'node:child_process';
import { root } from './stories/builtStorybook.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs the token of a project: set CHROMATIC_PROJECT_TOKEN (chromatic.com, the project, Manage, Configure).\n' +
      'Without an account, "npm run visual" compares the same stories on this machine.',
  );
  process.exit(1);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  // Only the visual stories are built, so that only they are drawn; see .storybook/main.ts.
  env: { ...process.env, STORIES: 'visual' },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
