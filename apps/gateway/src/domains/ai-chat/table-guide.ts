import { textOf } from './locales';
import type { AiGuide } from './ai-guide';
import { mayBeTold } from './guard';

/** Departments that one answer names. */
const mostNamed = 3;
/** Questions that are asked back before the guide says that it cannot help further. */
const mostQuestions = 2;

/**
 * Guides by the tables of symptoms alone: it asks at most two short questions and names departments with the table's
 * reason and the ways on. It says the same each time.
 */
export const tableGuide: AiGuide = {
  async *answer({ said, departments, patient }, locale) {
    const asked = said.filter(({ side }) => side === 'guide').length;
    if (departments.length === 0) {
      if (asked >= mostQuestions) yield textOf(locale, 'unknown');
      else yield textOf(locale, asked === 0 ? 'askWhere' : 'askMore');
      return;
    }
    yield `${textOf(locale, 'lead')}\n`;
    for (const { name, reason: ofTable } of departments.slice(0, mostNamed)) {
      // Some reasons name what it could be, which a list of search results may and a guide may not.
      const reason = ofTable !== null && mayBeTold(ofTable) ? ofTable : null;
      yield `${textOf(locale, reason === null ? 'department' : 'departmentBecause', {
        name,
        reason: reason ?? '',
      })}\n`;
    }
    // Departments differ by age: who it is for is asked once where it is not known.
    if (patient === null && asked === 0) yield `${textOf(locale, 'askWhom')}\n`;
    yield textOf(locale, 'waysOn');
  },
};
