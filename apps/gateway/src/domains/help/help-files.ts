import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpBlock } from '@xinglin/contract';
import { z } from 'zod';
import { toTraditional } from '../../platform/translate';
import type { Locale } from '../../platform/context';

/** A paragraph, or the steps of a numbered list. */
const Answer = z.array(z.union([z.string().min(1), z.array(z.string().min(1)).min(2)])).min(1);

/** What stands in the file of one language. */
const HelpFile = z.strictObject({
  /** Questions asked most, the first above all. */
  hot: z.array(z.string()),
  categories: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string().min(1),
      questions: z.array(
        z.strictObject({ id: z.string(), question: z.string().min(1), answer: Answer }),
      ),
    }),
  ),
});

/** All questions of one language. */
export type HelpOfLocale = z.output<typeof HelpFile> & { readonly locale: Locale };

/** Files of different languages that do not hold the same questions. */
export class HelpFilesError extends Error {
  override readonly name = 'HelpFilesError';
}

/**
 * Reads `zh-Hans.json` and `en.json` of a folder; Traditional Chinese comes from Simplified.
 * @throws HelpFilesError when they do not hold the same questions in the same order.
 */
export function readHelpFiles(folder: string): readonly HelpOfLocale[] {
  const read = (locale: Locale, source: string): HelpOfLocale => ({
    ...HelpFile.parse(JSON.parse(source)),
    locale,
  });
  const sourceOf = (locale: Locale) => readFileSync(join(folder, `${locale}.json`), 'utf8');
  const chinese = read('zh-Hans', sourceOf('zh-Hans'));
  const english = read('en', sourceOf('en'));
  if (keysOf(chinese) !== keysOf(english))
    throw new HelpFilesError('zh-Hans.json and en.json do not hold the same questions');
  const known = new Set(
    chinese.categories.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  const unknown = chinese.hot.find((id) => !known.has(id));
  if (unknown !== undefined) throw new HelpFilesError(`no question is called ${unknown}`);
  // Keys are Latin letters, which stay as they are.
  return [chinese, read('zh-Hant', toTraditional(sourceOf('zh-Hans'))), english];
}

function keysOf({ hot, categories }: HelpOfLocale): string {
  return JSON.stringify([
    hot,
    categories.map(({ id, questions }) => [id, questions.map((question) => question.id)]),
  ]);
}

/** An answer as clients get it. */
export function blocksOf(answer: z.output<typeof Answer>): z.output<typeof HelpBlock>[] {
  return answer.map((piece) =>
    typeof piece === 'string'
      ? { kind: 'paragraph', text: piece }
      : { kind: 'steps', items: piece },
  );
}
