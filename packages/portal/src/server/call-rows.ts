import { everyCall, GatewayError, type CallRow } from '@xinglin/gateway-sdk';
import type { Logger } from 'pino';
import { answerShapesOf } from './answer-shapes';
import { completeAnswer } from './complete-answer';

const byPath = new Map(everyCall.map((row) => [row.path, row]));
/** Rows whose path names a part by its field, as in `/kb/detail/{entryId}`. */
const byPattern = everyCall
  .filter(({ path }) => path.includes('{'))
  .map((row) => ({ row, segments: row.path.split('/') }));

/** The row of a path, whatever stands in the parts that its fields fill; undefined for a path of no call. */
export function rowOf(path: string): CallRow | undefined {
  const own = byPath.get(path);
  if (own) return own;
  const segments = path.split('/');
  return byPattern.find(
    ({ segments: wanted }) =>
      wanted.length === segments.length &&
      wanted.every((segment, index) => segment.startsWith('{') || segment === segments[index]),
  )?.row;
}

const defaultTimeoutMs = 8000;
/** A row without a time-out still must not hold a connection for ever. */
const longestTimeoutMs = 120_000;

/** Milliseconds the proxy waits for the answer of a path (spec 1 §9). */
export function timeoutOf(path: string): number {
  const own = rowOf(path)?.timeoutMs ?? defaultTimeoutMs;
  return own === 0 ? longestTimeoutMs : own;
}

/** Reads the data of an answer. @throws GatewayError, as of any malformed answer, where it lacks what its call cannot do without. */
export type CompleteAnswer = (path: string, data: unknown) => unknown;

/**
 * Makes good what a gateway leaves out that tells no more than the specification shows, so that pages find every
 * answer as its call declares it. What had to be left out is logged, by its fields' names alone.
 */
export function completeAnswers(log: Pick<Logger, 'warn'>): CompleteAnswer {
  const told = new Set<string>();
  const tell = (path: string, lacking: readonly string[] | null): void => {
    const key = `${path} ${lacking?.join() ?? ''}`;
    if (told.has(key)) return;
    told.add(key);
    log.warn({ path, lacking }, 'an answer of the gateway lacks what its call declares');
  };
  return (path, data) => {
    const declared = rowOf(path)?.path ?? path;
    const read = completeAnswer(answerShapesOf(declared), declared, data);
    if (read?.lacking.length !== 0) tell(path, read?.lacking ?? null);
    if (read === null) throw new GatewayError({ kind: 'http', status: 200, message: '' });
    return read.data;
  };
}
