// Owns: what a call without a handler answers, which does not compile but runs where types are not checked.
// Must not know: domains.
// Used by: mounting.
import { Refusal } from './refusal';
import type { Services } from './services';

interface Missing {
  readonly name: string;
  readonly path: string;
  readonly domain: string;
}

/**
 * A handler that fails. Development bundles without the compiler, so the terminal and the answer name the call there;
 * elsewhere the fault goes to the log alone.
 */
export function missingHandler(
  { name, path, domain }: Missing,
  { config, logger }: Pick<Services, 'config' | 'logger'>,
): () => never {
  const line = `No handler for ${name} (${path}) in domain ${domain}`;
  if (config.sandbox) process.stderr.write(`${line}\n`);
  else logger.error({ call: name }, line);
  return () => {
    throw config.sandbox ? new Refusal('internal', { words: () => line }) : new Error(line);
  };
}
