import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

/** What `POST /sandbox/faults` takes. */
export const FaultRequest = z.object({
  path: z.string().startsWith('/').max(200),
  fault: z.enum(['delay', 'status', 'garbage', 'truncate', 'drop', 'stall', 'envelope']),
  /**
   * Milliseconds to wait first; with `delay` the call is then answered as ever. With `stall` the
   * wait is in the middle of the answer, which then breaks off.
   */
  delayMs: z.int().min(0).max(600_000).default(0),
  /** With `status` and `envelope`: the status of the answer. */
  status: z.int().min(200).max(599).optional(),
  /** With `status` and `envelope`: the answer's Retry-After. */
  retryAfterSeconds: z.int().min(0).max(86_400).optional(),
  /** With `envelope`: the JSON of the answer, for instance of an older gateway. */
  body: z.json().optional(),
  /** How many calls fail; all until the faults are deleted when left out. */
  times: z.int().min(1).max(1_000_000).optional(),
});

export type Fault = z.output<typeof FaultRequest>;

/** The faults of one gateway process. */
export class Faults {
  readonly #byPath = new Map<string, { fault: Fault; left: number }>();

  add(fault: Fault): void {
    this.#byPath.set(fault.path, { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#byPath.clear();
  }

  /** The fault for one call of this path, which counts as used. */
  take(path: string): Fault | null {
    const entry = this.#byPath.get(path);
    if (entry === undefined) return null;
    entry.left -= 1;
    if (entry.left <= 0) this.#byPath.delete(path);
    return entry.fault;
  }
}

/**
 * Lets calls fail as told. `status`, `garbage` and `envelope` stand in for the call; `truncate`,
 * `stall` and `drop` let it do its work and spoil the answer on its way, which is when a retry could double something.
 */
export function faultInjection(faults: Faults): MiddlewareHandler {
  return async (context, next) => {
    const fault = faults.take(context.req.path);
    if (fault === null) return next();
    if (fault.delayMs > 0 && fault.fault !== 'stall')
      await new Promise((done) => setTimeout(done, fault.delayMs));
    switch (fault.fault) {
      case 'delay':
        return next();
      case 'status':
        return new Response(null, { status: fault.status ?? 500, headers: retryAfterOf(fault) });
      case 'envelope':
        return Response.json(fault.body ?? {}, {
          status: fault.status ?? 200,
          headers: retryAfterOf(fault),
        });
      case 'stall': {
        await next();
        const text = await context.res.text();
        context.res = new Response(stalling(text, fault.delayMs), {
          status: context.res.status,
          headers: { 'content-type': 'application/json; charset=utf-8' },
        });
        return undefined;
      }
      case 'garbage':
        return context.body('<html>\u0000 not the answer you expect', 200, {
          'content-type': 'text/html',
        });
      case 'truncate': {
        await next();
        const text = await context.res.text();
        context.res = new Response(text.slice(0, Math.floor(text.length / 2)), {
          status: context.res.status,
          headers: { 'content-type': 'application/json; charset=utf-8' },
        });
        return undefined;
      }
      case 'drop': {
        await next();
        destroySocket(context.env);
        context.res = new Response(null, { status: 502 });
        return undefined;
      }
    }
  };
}

function retryAfterOf({ retryAfterSeconds }: Fault): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}

/** Half of an answer, and nothing more until it breaks off. */
function stalling(text: string, delayMs: number): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.floor(text.length / 2))));
      timer = setTimeout(() => controller.error(new Error('stalled as told')), delayMs);
    },
    cancel: () => clearTimeout(timer),
  });
}

/** Cuts the connection; a test that calls without one sees the empty 502 instead. */
function destroySocket(bindings: unknown): void {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return;
  const { incoming } = bindings;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return;
  const { socket } = incoming;
  if (
    typeof socket === 'object' &&
    socket !== null &&
    'destroy' in socket &&
    typeof socket.destroy === 'function'
  ) {
    socket.destroy();
  }
}
