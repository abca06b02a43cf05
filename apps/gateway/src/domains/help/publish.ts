import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { gatewayFolder } from '../../platform/migrations';
import { blocksOf, readHelpFiles, type HelpOfLocale } from './help-files';
import { helpCategories, helpCategoryNames, helpQuestions, helpTexts } from './tables';

/** Any fixed number: all gateways that start at once ask for this same lock. */
const lockId = 4_150_004;

/** Where the questions that come with the gateway are. */
export function helpFolder(): string {
  return join(gatewayFolder(), 'content', 'help');
}

/** Puts the questions of the files in place of those in the database, so that an update of the gateway brings its own. */
export async function publishHelp(
  db: Database,
  languages: readonly HelpOfLocale[] = readHelpFiles(helpFolder()),
): Promise<void> {
  const [first] = languages;
  if (first === undefined) return;
  const { hot, categories } = first;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
    // With them goes all that belongs to them; readers see what was until this is done.
    await tx.delete(helpCategories);
    await tx
      .insert(helpCategories)
      .values(categories.map(({ id }, position) => ({ categoryId: id, position })));
    await tx.insert(helpQuestions).values(
      categories.flatMap((category) =>
        category.questions.map(({ id }, position) => ({
          questionId: id,
          categoryId: category.id,
          position,
          hotRank: hot.includes(id) ? hot.indexOf(id) : null,
        })),
      ),
    );
    for (const { locale, categories: named } of languages) {
      await tx
        .insert(helpCategoryNames)
        .values(named.map(({ id, name }) => ({ categoryId: id, locale, name })));
      await tx.insert(helpTexts).values(
        named.flatMap(({ questions }) =>
          questions.map(({ id, question, answer }) => ({
            questionId: id,
            locale,
            question,
            blocks: blocksOf(answer),
          })),
        ),
      );
    }
  });
}
