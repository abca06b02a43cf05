import {
  domains,
  marked,
  shapeTreeOf,
  type CallDefinition,
  type ShapeTree,
} from '@xinglin/contract';
import { z } from 'zod';
import { redact } from './redact';
import { redactFields } from './redact-fields';

const calls = Object.values(domains).flatMap((domain) => Object.values<CallDefinition>(domain));

/** What a client writes down of a call that failed; what else the gateway said of it stays out. */
const failure = shapeTreeOf(
  z.object({
    kind: marked(z.string(), { loggable: true }),
    code: z.int(),
    status: z.int(),
    retryAfter: z.int(),
    offline: z.boolean(),
    message: marked(z.string(), { loggable: true }),
  }),
);

const trees = new Map<string, ShapeTree | undefined>();

/** What may stand where in the request or the answer at a path; undefined where it is no call's. Made once. */
function treeAt(path: string, side: 'request' | 'response'): ShapeTree | undefined {
  const key = `${side} ${path}`;
  if (!trees.has(key)) {
    // Two calls may share a path, by GET and by POST.
    const shapes = calls.filter((call) => call.path === path).map((call) => call[side]);
    // Paths that clients make up take no room.
    if (shapes.length === 0) return undefined;
    trees.set(key, shapeTreeOf(z.union(shapes)));
  }
  return trees.get(key);
}

/** What a span holds of a request, as it may be stored. Of a step that is no call only what looks private is hidden. */
export function redactInput(path: string, text: string): string {
  const tree = treeAt(path, 'request');
  return tree ? redactFields(text, tree) : redact(text);
}

/** The same of an answer, or of why there is none. */
export function redactOutput(path: string, text: string, isFailure: boolean): string {
  const tree = treeAt(path, 'response');
  return tree ? redactFields(text, isFailure ? failure : tree) : redact(text);
}
