import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Testing Library's `render`, for what fetches a part of itself when it is first shown. */
export async function renderSettled(element: ReactElement): Promise<RenderResult> {
  return act(async () => render(element));
}
