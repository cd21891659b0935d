// The worst that one account does: 15 calls at once, five times a second, until it is told to stop. Then says the statuses of all answers.
import { parentPort, workerData } from 'node:worker_threads';

const { address, token } = workerData as { address: string; token: string };
const calls: Promise<number>[] = [];
const timer = setInterval(() => {
  for (let count = 0; count < 15; count += 1) calls.push(call());
}, 200);

parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(calls).then((statuses) => parentPort?.postMessage(statuses));
});

async function call(): Promise<number> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
}
