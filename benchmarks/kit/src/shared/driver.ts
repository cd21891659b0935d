// Acts in the page as a user does, and tells how long it took until the result was painted. Every wait ends with what the user would see; when
// that doesn't come, the measure fails.
import { me, pageSize, textFields, users } from './data.ts';
import { siteOptions } from './options.ts';

interface Scenes {
  readonly mount: (name: string) => void;
  readonly unmount: () => void;
  readonly has: (name: string) => boolean;
}

type Seen = () => boolean;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Resolves after the next frame: styles, layout and paint of all that has happened are done. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      waiting.push(resolve);
      channel.port2.postMessage(undefined);
    });
  });
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** When the first frame that shows it was painted; looking for it is not part of that time. */
async function until(seen: Seen, what: string, { isTimed = false } = {}) {
  const giveUp = performance.now() + 60_000;
  for (;;) {
    await painted();
    const now = performance.now();
    if (seen()) return now;
    if (now > giveUp) throw new Error(`It did not happen: ${what}.`);
    if (!isTimed) await pause(20);
  }
}

/** Waits until nothing moves any more, so that the end of one act is not counted with the next. */
async function settle() {
  await pause(80);
  for (
    let tries = 0;
    tries < 40 && document.getAnimations().some(({ playState }) => playState === 'running');
    tries += 1
  )
    await pause(25);
  await painted();
  await pause(20);
}

async function timed(what: string, act: () => void | Promise<void>, seen: Seen) {
  await settle();
  if (seen()) throw new Error(`It had happened before: ${what}.`);
  const start = performance.now();
  await act();
  return (await until(seen, what, { isTimed: true })) - start;
}

function find<Kind extends Element = HTMLElement>(
  selector: string,
  matches: (element: Kind) => boolean = () => true,
): Kind {
  const found = [...document.querySelectorAll<Kind>(selector)].find(
    (element) => matches(element) && isVisible(element),
  );
  if (!found) throw new Error(`${selector} is not in the page.`);
  return found;
}

function isVisible(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
}
const has = (selector: string, matches?: (element: HTMLElement) => boolean) => {
  try {
    return find(selector, matches) instanceof Element;
  } catch {
    return false;
  }
};
/** All that may name it. */
const namesOf = (element: HTMLElement) =>
  [
    element.textContent,
    element.ariaLabel,
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ].join(' ');
const says = (text: string) => (element: HTMLElement) => namesOf(element).includes(text);
const isButton = 'button, a, [role=button]';

/** All events of a press, with what the browser lets run in between. */
async function press(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    detail: 1,
    button: 0,
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }));
  await null;
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }))) element.focus();
  await null;
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  await null;
  element.dispatchEvent(new MouseEvent('mouseup', at));
  await null;
  element.dispatchEvent(new MouseEvent('click', at));
}

async function pressEscape(target = document.activeElement ?? document.body) {
  const key = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new KeyboardEvent('keydown', key));
  await null;
  target.dispatchEvent(new KeyboardEvent('keyup', key));
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

async function type(input: HTMLInputElement, text: string) {
  const key = { key: text.at(-1) ?? 'Backspace', bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', key));
  await null;
  setValue?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  await null;
  input.dispatchEvent(new KeyboardEvent('keyup', key));
}

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

const rowOf = 'tbody tr, [role=row]';
const firstRow = () => document.querySelector<HTMLElement>('tbody tr');
const rowCount = () => document.querySelectorAll('tbody tr').length;
const startsWith = (index: number) => firstRow()?.textContent.includes(users[index]?.email ?? '?') ?? false;

export function createDriver({ mount, unmount, has: hasScene }: Scenes): Bench {
  /** Several times, fewer where each takes seconds. */
  async function repeat<Figure>(times: number, once: () => Promise<Figure>) {
    const figures: Figure[] = [];
    const enough = performance.now() + 5_000;
    for (let time = 0; time < times && (time === 0 || performance.now() < enough); time += 1)
      figures.push(await once());
    return figures;
  }

  async function show(name: string) {
    unmount();
    mount(name);
    await settle();
  }

  async function mounting(name: string, seen: Seen) {
    unmount();
    return timed(`mounting ${name}`, () => mount(name), seen);
  }

  const isScreenShown = () => rowCount() === pageSize && startsWith(0) && has(isButton, says('Add user'));

  const menu = {
    isOpen: () => has('a, button, li, [role=menuitem], span', (element) => element.textContent.trim() === 'Log out'),
    async open() {
      const button = find('header button', says(me));
      return timed('the menu opens', () => press(button), menu.isOpen);
    },
    async close() {
      // Kits listen at the item, at the list, or at the button.
      const item = find('a, button, li, [role=menuitem], span', (element) => element.textContent.trim() === 'Log out');
      for (const act of [
        () => pressEscape(),
        () => pressEscape(item),
        () => press(document.body),
        () => press(find('header button', says(me))),
      ]) {
        await settle();
        if (!menu.isOpen()) return;
        await act();
      }
      await until(() => !menu.isOpen(), 'the menu closes');
    },
  };

  const dialog = {
    isOpen: () =>
      has('dialog, [role=dialog]') &&
      textFields.every(({ name }) => has(`input[name=${name}]`)) &&
      has('button', says('Save')),
    open: () => timed('the dialog opens', () => press(find(isButton, says('Add user'))), dialog.isOpen),
    async close() {
      await press(find('button', says('Cancel')));
      await until(() => document.querySelector('input[name=firstName]') === null, 'the dialog closes');
    },
  };

  async function toggling() {
    const row = firstRow();
    const control = row?.querySelector<HTMLElement>('[role=switch], input[type=checkbox], button[aria-pressed]');
    if (!row || !control) throw new Error('The first row has no switch.');
    const state = () =>
      control instanceof HTMLInputElement ? String(control.checked) : (control.ariaChecked ?? control.ariaPressed);
    const before = state();
    const word = before === 'true' ? 'Locked out' : 'May log in';
    return timed(
      'the switch is turned',
      () => press(control),
      () => state() !== before && row.textContent.includes(word),
    );
  }

  async function filtering() {
    const input = find<HTMLInputElement>('input', ({ placeholder, ariaLabel, labels }) =>
      [placeholder, ariaLabel, labels?.[0]?.textContent].some((name) => name?.includes('Filter users')),
    );
    input.focus();
    const letter = 'k';
    const matches = users.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(letter));
    const expected = users.indexOf(matches[0] ?? users[0]!);
    if (expected === 0 || matches.length < pageSize) throw new Error('The letter filters nothing.');
    const took = await timed(
      'the rows are filtered',
      () => type(input, letter),
      () => startsWith(expected) && rowCount() === pageSize,
    );
    await type(input, '');
    await until(() => startsWith(0), 'the filter is emptied');
    return took;
  }

  const isEnabled = (element: HTMLElement) => !element.matches(':disabled, [aria-disabled=true]');
  const stepOf = (word: RegExp) =>
    find(isButton, (element) => isEnabled(element) && word.test(namesOf(element)) && element.closest('table') === null);

  async function paging() {
    const took = await timed(
      'the next page is shown',
      () => press(stepOf(/\bnext\b/i)),
      () => startsWith(pageSize),
    );
    await press(stepOf(/\bprev(ious)?\b/i));
    await until(() => startsWith(0), 'the first page is back');
    return took;
  }

  const options = {
    first: () => [...document.querySelectorAll<HTMLElement>('[role=option]')].find(isVisible)?.textContent ?? '',
    isOpen: () => options.first().includes(siteOptions[0] ?? '?'),
    open: () =>
      timed('the options open', () => press(find('[role=combobox], input, button[aria-haspopup]')), options.isOpen),
    async filter() {
      const input = find<HTMLInputElement>('input');
      const typed = '7';
      const expected = siteOptions.find((option) => option.includes(typed)) ?? '?';
      const took = await timed(
        'the options are filtered',
        () => type(input, typed),
        () => options.first().includes(expected),
      );
      return took;
    },
  };

  const measures: Record<string, () => Promise<Record<string, number>>> = {
    async remount() {
      await repeat(2, () => mounting('screen', isScreenShown));
      return { remount: median(await repeat(5, () => mounting('screen', isScreenShown))) };
    },
    async menu() {
      await show('screen');
      // What the page itself does on a first press, such as waking the compiler, is not the menu's.
      await press(document.body);
      const first = await menu.open();
      await menu.close();
      const again = await repeat(5, async () => {
        const took = await menu.open();
        await menu.close();
        return took;
      });
      return { menuFirst: first, menu: median(again) };
    },
    async dialog() {
      await show('screen');
      if (document.querySelector('input[name=firstName]'))
        throw new Error('The dialog was mounted before it was opened.');
      const all = await repeat(5, async () => {
        const took = await dialog.open();
        await settle();
        await dialog.close();
        return took;
      });
      return { dialogFirst: all[0] ?? NaN, dialog: median(all) };
    },
    async toggle() {
      await show('screen');
      return { toggle: median(await repeat(7, toggling)) };
    },
    async filter() {
      await show('screen');
      return { filter: median(await repeat(5, filtering)) };
    },
    async page() {
      await show('screen');
      return { page: median(await repeat(5, paging)) };
    },
    async rows() {
      return { rows: median(await repeat(3, () => mounting('rows', () => rowCount() >= users.length))) };
    },
    async virtualRows(): Promise<Record<string, number>> {
      if (!hasScene('virtualRows')) return {};
      const seen = () => document.querySelectorAll(rowOf).length > 5 && startsWith(0);
      return { virtualRows: median(await repeat(3, () => mounting('virtualRows', seen))) };
    },
    async options() {
      const all = await repeat(3, async () => {
        await show('options');
        return { open: await options.open(), filter: await options.filter() };
      });
      return {
        optionsOpen: median(all.map(({ open }) => open)),
        optionsFilter: median(all.map(({ filter }) => filter)),
      };
    },
  };

  return {
    show,
    measure: (name: string) => measures[name]?.() ?? Promise.reject(new Error(`There is no measure ${name}.`)),
    openDialog: dialog.open,
    /** Mounts and unmounts the screen, for what stays in memory. */
    async remount(times: number) {
      for (let time = 0; time < times; time += 1) {
        unmount();
        mount('screen');
        await painted();
      }
      unmount();
      await settle();
    },
  };
}
