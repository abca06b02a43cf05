import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isAttended } from './attendance';
import type { StaffFailure } from './staff-failure';

/** A call below `/staff`, on the app's own origin: its server passes it to the gateway with the session. */
export interface StaffCall {
  readonly path: string;
  readonly input: unknown;
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** Milliseconds: an answer with pictures takes its time on a slow line. */
const timeOutMs = 30_000;

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'data' in value;
}

/** Fields of a refusal of what was typed: `{ fields: [{ path, message }] }` as the gateway writes them. */
function fieldsOf(data: unknown): Readonly<Record<string, string>> {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  if (!Array.isArray(data.fields)) return {};
  return Object.fromEntries(
    data.fields.flatMap((field: unknown) =>
      isProblem(field) ? [[field.path, field.message]] : [],
    ),
  );
}

function isProblem(field: unknown): field is { readonly path: string; readonly message: string } {
  return (
    typeof field === 'object' &&
    field !== null &&
    'path' in field &&
    typeof field.path === 'string' &&
    'message' in field &&
    typeof field.message === 'string'
  );
}

/** RTK Query's way to the gateway: the failure of a call is data, never an exception. */
export const staffBaseQuery: BaseQueryFn<StaffCall, unknown, StaffFailure> = async (
  { path, input },
  { signal },
) => {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(`/staff/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        lang: document.documentElement.lang || 'zh-Hans',
        // A refresh of an unattended screen must not keep the session open.
        ...(!isAttended() && { 'x-background': '1' }),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)]),
    });
    body = await answer.json();
  } catch {
    return { error: { kind: 'unreachable' } };
  }
  if (answer.status === 401) return { error: { kind: 'signedOut' } };
  if (!isEnvelope(body)) return { error: { kind: 'unreachable' } };
  if (body.code === 0) return { data: body.data };
  const { code, message, data } = body;
  return { error: { kind: 'refused', code, message, fields: fieldsOf(data) } };
};
