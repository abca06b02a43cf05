import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locale } from '@xinglin/rules';
import { gatewayFolder } from '../platform/migrations';

/** A text of the gateway: where it lies, by which key, and what it says. */
export interface FolderText {
  /** The folder that has it, for instance `domains/booking`. */
  readonly folder: string;
  readonly key: string;
  readonly text: string;
}

function flat(node: object, path = ''): (readonly [string, string])[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as const]
      : flat(value as object, `${path}${name}.`),
  );
}

/** Every text of the gateway in a language, of all folders that have texts. */
export function folderTexts(locale: Locale): readonly FolderText[] {
  const sources = join(gatewayFolder(), 'src');
  return globSync(`**/locales/${locale}.json`, { cwd: sources }).flatMap((file) => {
    const texts: object = JSON.parse(readFileSync(join(sources, file), 'utf8'));
    return flat(texts).map(([key, text]) => ({ folder: dirname(dirname(file)), key, text }));
  });
}
