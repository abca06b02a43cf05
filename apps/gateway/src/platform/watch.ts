import { traceparentIn, type Metrics, type Tracing } from '@xinglin/server';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { requestIdOf } from './request-facts';

/** To whom a gateway tells what it does; null for what is not wanted. */
export interface Watch {
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
}

/** Tells figures and traces of each answer, by the path as it is declared. */
export function watching({ metrics, tracing }: Watch): MiddlewareHandler {
  return async (context, next) => {
    const answered = metrics?.begin('call');
    const { method } = context.req;
    const span = tracing?.begin(traceparentIn(context.req.header('traceparent')));
    await next();
    const { status } = context.res;
    const name = declaredPath(context);
    answered?.(name, status);
    span?.end({ name, method, status, requestId: requestIdOf(context.req.raw) });
  };
}

/** The path of what answers; those of middleware have a star. */
function declaredPath(context: Context): string {
  return matchedRoutes(context).findLast(({ path }) => !path.includes('*'))?.path ?? 'other';
}
