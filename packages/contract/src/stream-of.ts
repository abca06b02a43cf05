import { z } from 'zod';
import type { CallAccess } from './define-calls';
import type { EventRules } from './event-rules';
import { Id } from './shapes';

/** One event: what a handler yields and a reader is given. */
type EventOf<
  Shapes extends Readonly<Record<string, z.ZodType>>,
  Side extends 'input' | 'output',
> = {
  readonly [Name in keyof Shapes & string]: {
    readonly event: Name;
    /** Where the reader stands after it, as `key:number` of {@link Cursors}. Left out, it stands where it stood. */
    readonly id?: string | undefined;
    readonly data: Side extends 'input' ? z.input<Shapes[Name]> : z.output<Shapes[Name]>;
  };
}[keyof Shapes & string];

interface EventDeclaration<Data extends z.ZodType> {
  readonly data: Data;
  readonly key: readonly (keyof z.output<Data> & string)[];
  readonly order?: keyof z.output<Data> & string;
}

/** Most keys that one stream follows at a time. */
const mostCursors = 200;

const cursorsBy = (key: typeof Id) =>
  z
    .record(key, z.int().min(0))
    .refine((cursors) => Object.keys(cursors).length <= mostCursors)
    .default({});

/** Where a reader stands: the number of the last event that it has of each key; nothing of a key that is left out. */
export const Cursors = cursorsBy(Id);

/**
 * A call that tells events for as long as its reader listens. The reader says by `cursors` where it stands; the
 * handler yields what is newer and then what comes, so that a line that broke is taken up again without loss.
 * @throws Error for an event of a name that every stream has.
 */
export function streamOf<
  const Path extends `/${string}`,
  Fields extends z.ZodRawShape,
  Shapes extends Readonly<Record<string, z.ZodType>>,
>(call: {
  readonly path: Path;
  readonly access: CallAccess;
  readonly request: z.ZodObject<Fields>;
  /** What `cursors` has as keys, where it is marked. */
  readonly cursorKey?: typeof Id;
  readonly events: { readonly [Name in keyof Shapes]: EventDeclaration<Shapes[Name]> };
}) {
  const { path, access, request } = call;
  const events: [string, EventDeclaration<z.ZodType>][] = Object.entries(call.events);
  for (const [name] of events)
    if (name === 'failure' || name === 'end') throw new Error(`no event can be called ${name}`);
  const id = z
    .string()
    .regex(/^.+:\d+$/)
    .optional();
  const schemas = events.map(([name, { data }]) => z.object({ event: z.literal(name), id, data }));
  return {
    path,
    access,
    kind: 'query' as const,
    timeoutMs: 0,
    streams: Object.fromEntries(
      events.map(([name, { key, order }]) => [
        name,
        { key, ...(order !== undefined && { order }) },
      ]),
    ) as EventRules,
    request: request.extend({ cursors: cursorsBy(call.cursorKey ?? Id) }),
    // One object an event was made right above; a union of a computed list has no type of its own.
    response: z.union(schemas) as z.ZodType<EventOf<Shapes, 'output'>, EventOf<Shapes, 'input'>>,
  };
}
