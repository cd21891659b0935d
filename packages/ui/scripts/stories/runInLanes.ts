/**
 * Works through the tasks with one runner per lane; a lane takes the next task as soon as it is free.
 */
export async function runInLanes<Task>(
  tasks: readonly Task[],
  lanes: number,
  makeRunner: () => Promise<{ run: (task: Task) => Promise<void>; end: () => Promise<void> }>,
): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    const runner = await makeRunner();
    try {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await runner.run(task);
    } finally {
      await runner.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
}

export function inPieces<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
