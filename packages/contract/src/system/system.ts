import { z } from 'zod';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { ListOf, opaqueText } from '../shapes';

const Name = z.string().max(100);
const RequiredName = opaqueText({ max: 100 });

const marks = { public: 'nothing is found by it' };
const TracedId = marked(Name, marks);

/** Most spans of one report. */
export const traceBatchLimit = 50;

/**
 * One traced step of a client (spec 1 §3). Parameters are text, JSON mostly; a client redacts and
 * cuts them before it sends them, and the gateway redacts once more.
 */
export const TraceSpan = z
  .object({
    /** Ties the spans of one journey together. */
    traceId: marked(RequiredName, marks),
    /** Of the order, consult or page that the step is about. */
    contextBizId: TracedId.optional(),
    bizId: TracedId.optional(),
    /** What was done, for instance the call's path. Never empty. */
    bizName: RequiredName,
    operateName: Name.optional(),
    inputParam: z.string().max(4000).optional(),
    outputParam: z.string().max(4000).optional(),
    /** Milliseconds since 1970 by the client's clock, which may be wrong. */
    timestamp: z.int().min(0).max(8_640_000_000_000_000),
    /** Milliseconds. */
    duration: z.number().min(0).max(86_400_000).optional(),
    error: z.boolean().optional(),
    /** As the envelope said. */
    code: z.int().min(-2_147_483_648).max(2_147_483_647).optional(),
    flag: z.int().min(-2_147_483_648).max(2_147_483_647).optional(),
    message: z.string().max(1000).optional(),
  })
  .meta({ id: 'TraceSpan' });

/** Something that calls name by a key, in the reader's words. */
const DictionaryWord = z
  .object({ key: z.string(), label: z.string() })
  .meta({ id: 'DictionaryWord' });

/** The calls of the system itself (spec 1 §7). */
export const system = defineCalls({
  /**
   * The words of what other calls name by keys: departments, titles of doctors, grades of hospitals; those that the
   * directory uses, in its order. The specification shows the path alone.
   */
  findDict: {
    path: '/common/dict/finddict',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ type: z.enum(['department', 'doctorTitle', 'hospitalLevel']) }),
    response: ListOf(DictionaryWord),
  },
  /** Takes a batch of trace spans; a page that is left sends it as a beacon (spec 1 §7). */
  collectTrace: {
    path: '/modulelog/biz/trace/collect.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      /** The application that reports, for instance `shell`. */
      appName: RequiredName,
      spans: z.array(TraceSpan).min(1).max(traceBatchLimit),
    }),
    response: z.object({ accepted: z.int().min(0) }),
    onFailure: 'log',
  },
});
