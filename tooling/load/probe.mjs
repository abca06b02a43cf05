// Loaded into each server under load: says, when asked, how much memory is left in use after a
// collection, and for how long at most something kept its event loop from turning since last time.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

async function measure() {
  const loopDelay = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
  // What finalizers let go in the first is collected in the second.
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, live: heapUsed + external, loopDelay });
  delay.reset();
}

process.on('message', (message) => {
  if (message === 'measure') void measure();
});
// Listening must not keep a server alive that has stopped.
process.channel?.unref();
