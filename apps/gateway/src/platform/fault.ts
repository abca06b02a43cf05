import { sqlStateOf } from './database';

/**
 * What the log may say about a fault. A statement's parameters are people's data, and Drizzle puts
 * them into its message: of a fault in the database only its code and our frames are told.
 */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const sqlState = sqlStateOf(error);
  const message =
    sqlState !== null || error.message.startsWith('Failed query') ? undefined : error.message;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { fault: error.name, message, sqlState: sqlState ?? undefined, frames };
}
