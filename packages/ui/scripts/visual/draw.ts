// Draws stories in Chromium, one mode after another, the same way every time.
import type { Browser, Page } from 'playwright-core';
import type { StoryEntry } from '../stories/builtStorybook.ts';
import { openStoryPage, type StoryPage } from '../stories/storyPage.ts';
import { inPieces, runInLanes } from '../stories/runInLanes.ts';

/** A look in which stories are drawn: Storybook's globals and the width of the window. */
export interface Mode {
  readonly viewport: number;
  readonly theme: string;
  readonly brand: string;
  readonly language: string;
}

export interface Shot {
  readonly story: StoryEntry;
  readonly modeName: string;
  readonly mode: Mode;
}

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      loadStory(which: { storyId: string }): Promise<{
        readonly parameters: { readonly chromatic?: { readonly modes?: Readonly<Record<string, Mode>> } };
      }>;
    };
  };
}

/** Chromium settings that leave nothing to the machine: letters without hinting or coloured edges, colours as written. */
export const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/** Thursday 21 November 2024, the day of the drawings. */
const today = new Date('2024-11-21T09:30:00+01:00');
const height = 900;
/** Room for shadows and focus rings round the content. */
const margin = 16;

/** Which pictures there are: every story in each of the modes that its parameters name. */
export async function listShots(browser: Browser, url: string, stories: readonly StoryEntry[]): Promise<Shot[]> {
  const { page, load, close } = await openStoryPage(browser, { url, viewport: { width: 800, height } });
  await load();
  const shots: Shot[] = [];
  for (const story of stories) {
    const modes = await page.evaluate(async (storyId) => {
      const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
      return (await storyStoreValue.loadStory({ storyId })).parameters.chromatic?.modes ?? {};
    }, story.id);
    shots.push(...Object.entries(modes).map(([modeName, mode]) => ({ story, modeName, mode })));
  }
  await close();
  return shots;
}

/** Draws all; `onPicture` gets each as soon as it is there, `onFault` a story that could not be drawn. */
export async function drawShots(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  lanes: number,
  onPicture: (shot: Shot, png: Buffer) => void,
  onFault: (shot: Shot, fault: string) => void,
): Promise<void> {
  const byMode = Object.groupBy(shots, ({ modeName }) => modeName);
  // Small enough that no lane waits long for the other.
  const pieces = Object.values(byMode).flatMap((all = []) => inPieces(all, 25));
  await runInLanes(pieces, lanes, async () => {
    const storyPage = await openStoryPage(browser, { url, viewport: { width: 800, height } });
    await storyPage.page.clock.setFixedTime(today);
    return {
      run: async (piece) => {
        let isLoaded = false;
        let hasPlayed = false;
        for (const shot of piece) {
          try {
            const plays = shot.story.tags.includes('play-fn');
            // What a play function does may depend on what the one before it has left, such as the focus and how it came there.
            if (!isLoaded || (plays && hasPlayed)) await loadInMode(storyPage, shot.mode);
            isLoaded = true;
            hasPlayed ||= plays;
            const faults = await storyPage.show(shot.story.id);
            if (faults.length > 0) throw new Error(faults.join('; '));
            onPicture(shot, await takePicture(storyPage.page));
          } catch (error) {
            onFault(shot, error instanceof Error ? error.message : String(error));
            isLoaded = false;
          }
        }
      },
      end: storyPage.close,
    };
  });
}

async function loadInMode({ page, load }: StoryPage, { viewport, theme, brand, language }: Mode): Promise<void> {
  await page.setViewportSize({ width: viewport, height });
  await load({ theme, brand, language });
  await loadFonts(page);
}

/** Every face of the bundled fonts, so that none arrives between two pictures. */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(Array.from(document.fonts, (face) => face.load()));
  });
}

async function takePicture(page: Page): Promise<Buffer> {
  const clip = await settledBox(page);
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/** The content's box once it has stood still: a menu finds its place some frames after it has opened. */
async function settledBox(page: Page): Promise<Box> {
  // Storybook gives the page its padding and the kit its margin only now; a menu that a play function has opened stands where it was before that.
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  let box = await page.evaluate(contentBox, margin);
  for (let same = 0, tries = 0; same < 2 && tries < 20; tries += 1) {
    await page.waitForTimeout(30);
    const next = await page.evaluate(contentBox, margin);
    same = JSON.stringify(next) === JSON.stringify(box) ? same + 1 : 0;
    box = next;
  }
  return box;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: the box round everything that is to be seen, overlays included. */
function contentBox(margin: number): Box {
  const whole = { width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight };
  const box = { left: whole.width, top: whole.height, right: 0, bottom: 0 };
  for (const element of document.querySelectorAll(
    '#storybook-root *, body > :not([id^="storybook"], [class^="sb-"]) *',
  )) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right <= left || bottom <= top || !element.checkVisibility({ visibilityProperty: true })) continue;
    box.left = Math.min(box.left, left + scrollX);
    box.top = Math.min(box.top, top + scrollY);
    box.right = Math.max(box.right, right + scrollX);
    box.bottom = Math.max(box.bottom, bottom + scrollY);
  }
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  return {
    x,
    y,
    width: Math.max(1, Math.min(whole.width, Math.ceil(box.right + margin)) - x),
    height: Math.max(1, Math.min(whole.height, Math.ceil(box.bottom + margin)) - y),
  };
}
