import { pino } from 'pino';

/** A log that says nothing: for tests that provoke failures without reading what is logged of them. */
export const quietLog = pino({ level: 'silent' });
