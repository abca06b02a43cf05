import { moderate, shownAfterReview, type Verdict } from '../../kernel/moderation/moderate';
import type { ReviewRow } from './tables';

/** The columns that a text decides. */
type Judged = Pick<ReviewRow, 'text' | 'shownText' | 'findings' | 'state'>;

const stateOf = {
  pass: 'published',
  mask: 'published',
  review: 'inReview',
  block: 'blocked',
} as const satisfies Record<Verdict['act'], ReviewRow['state']>;

/**
 * What becomes of what an author wrote. No picture is public before a moderator has looked at it: no rule can tell what
 * is on it.
 */
export function judge(text: string, pictures: readonly string[] = []): Judged {
  const { act, found, shown } = moderate(text);
  const state = stateOf[act];
  return {
    text,
    shownText: shown,
    findings: found.map(({ phrase, reason, act: done }) => ({ phrase, reason, act: done })),
    state: state === 'published' && pictures.length > 0 ? 'inReview' : state,
  };
}

/** The same once a person has decided that it may be read. */
export const published = (text: string): Pick<ReviewRow, 'shownText' | 'state'> => ({
  shownText: shownAfterReview(text),
  state: 'published',
});
