import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';

/** Trace spans as clients reported them, redacted; for a week at most. */
export const traceSpans = pgTable(
  'trace_spans',
  {
    spanId: bigserial('span_id', { mode: 'number' }).primaryKey(),
    appName: text('app_name').notNull(),
    traceId: text('trace_id').notNull(),
    contextBizId: text('context_biz_id'),
    bizId: text('biz_id'),
    bizName: text('biz_name').notNull(),
    operateName: text('operate_name'),
    inputParam: text('input_param'),
    outputParam: text('output_param'),
    /** Milliseconds since 1970 by the client's clock. */
    timestamp: bigint('timestamp', { mode: 'number' }).notNull(),
    duration: doublePrecision('duration'),
    error: boolean('error'),
    code: integer('code'),
    flag: integer('flag'),
    message: text('message'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('trace_spans_trace_id').on(table.traceId, table.spanId),
    index('trace_spans_received_at').on(table.receivedAt),
  ],
);
