/** Of an answer of server-sent events: nobody in between may collect them before they pass them on. */
export const eventHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
