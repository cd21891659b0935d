/** Longest wait for a quiet line, in milliseconds: a call that hangs holds nothing up. */
const longestWait = 5_000;

let callsUnderWay = 0;
let waiting: (() => void)[] = [];

/** Follows a call, so that what nobody waits for can come after it. */
export async function asCall<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  callsUnderWay += 1;
  try {
    return await call();
  } finally {
    callsUnderWay -= 1;
    if (callsUnderWay === 0) void settle();
  }
}

/** Once no call is under way and the answers have been drawn: the time for what only opens later. */
export async function quietLine(): Promise<void> {
  await idle();
  if (callsUnderWay === 0) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, longestWait);
  });
}

async function settle(): Promise<void> {
  await idle();
  if (callsUnderWay > 0) return;
  const ready = waiting;
  waiting = [];
  for (const resolve of ready) resolve();
}

/** When the browser has nothing to draw. Safari can't say. */
async function idle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve);
  });
}
