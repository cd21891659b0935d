import type { Language, MessageId } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { renderAt, type RenderOptions } from '../renderAt.tsx';

/** One operation as somebody meets it on a screen. */
export interface Scenario {
  call: [method: 'get' | 'post' | 'put' | 'patch' | 'delete', url: string];
  /** Opens the screen, before whatever `send` sends. A call without `send` is made by opening. */
  open: (reader: Reader) => Promise<void>;
  send?: (reader: Reader) => Promise<void>;
  /** Goes where the text is, where it doesn't show by itself. */
  look?: (reader: Reader) => Promise<void>;
  /** Takes the text off the screen, where it is the same for each outcome. */
  clear?: (reader: Reader) => Promise<void>;
  /** What was typed or chosen still stands there. */
  expectTyped?: (reader: Reader) => void;
  /** What can be done next. */
  next: (reader: Reader) => Promise<HTMLElement>;
  /** In place of the catalogue's text, by status: what the specification has for this call, or the design. `other` stands for the rest, `unreadable` for what succeeds and can't be read. */
  ownTexts?: Readonly<Record<number, OwnText>> & { other?: OwnText; unreadable?: OwnText };
  /** What the screen can't work with; null where any object is good enough. @default an object of another kind */
  anotherThing?: string | null;
  /** Opened without a session: 401 is one refusal among others. */
  isPublic?: true;
}

export interface OwnText {
  id: MessageId;
  values?: Record<string, string>;
  /** As the specification words it, where it does. */
  english?: string;
  /** The screen is another one then, with this to do next; what was typed is of no use any more. */
  next?: (reader: Reader) => Promise<HTMLElement>;
}

/** Who reads the screen, and in which language. */
export interface Reader {
  language: Language;
  user: UserEvent;
  say: (id: MessageId, values?: Record<string, string>) => string;
  render: (path: string, options?: RenderOptions) => Promise<void>;
}

/** @param answers Of the server from the beginning, before all others. */
export function aReader(language: Language, answers: readonly RequestHandler[]): Reader {
  return {
    language,
    user: userEvent.setup(),
    say: (id, values) => formatMessage(language, id, values),
    // A button takes no press while the page tries by itself; that it does so has its own tests.
    render: async (path, options) => void (await renderAt(path, { language, answers, triesAgain: false, ...options })),
  };
}

export const button = (id: MessageId) => (reader: Reader) => screen.findByRole('button', { name: reader.say(id) });
export const tryAgain = button('ui.errorState.tryAgain');

export async function press(reader: Reader, id: MessageId, values?: Record<string, string>): Promise<void> {
  await reader.user.click(await screen.findByRole('button', { name: reader.say(id, values) }));
}

/** What stands in a menu. */
export async function choose(reader: Reader, menu: MessageId, id: MessageId): Promise<void> {
  await press(reader, menu);
  await reader.user.click(await screen.findByRole('menuitem', { name: reader.say(id) }));
}

/** Puts text into a field as a paste does, and leaves it. */
export async function fill({ user, say }: Reader, texts: Partial<Record<MessageId, string>>): Promise<void> {
  for (const [id, text] of Object.entries(texts)) {
    const field = await screen.findByRole('textbox', { name: say(id as MessageId) });
    await user.clear(field);
    await user.paste(text);
    await user.tab();
  }
}

export function expectField({ say }: Reader, id: MessageId, text: string): void {
  expect(screen.getByRole('textbox', { name: say(id) })).toHaveValue(text);
}

export async function openProfileMenu({ user }: Reader): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
}
