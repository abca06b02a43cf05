import { refuse } from '../../platform/refusal';
import { moderate } from './moderate';
import './locales';

/** Refuses with `textRefused` where one of the texts must not be sent; what was left out passes. */
export function refuseBlocked(...texts: readonly (string | undefined)[]): void {
  for (const text of texts)
    if (text !== undefined && moderate(text).act === 'block') refuse('textRefused');
}
