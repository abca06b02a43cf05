import type { Found } from './found';
import { moderate, shownAfterReview, type Verdict } from './moderate';

/** The columns of a table of comments that a text decides. */
interface Judged {
  readonly text: string;
  readonly shownText: string;
  readonly findings: Pick<Found, 'phrase' | 'reason' | 'act'>[];
  readonly state: 'published' | 'inReview' | 'blocked';
}

const stateOf = {
  pass: 'published',
  mask: 'published',
  review: 'inReview',
  block: 'blocked',
} as const satisfies Record<Verdict['act'], Judged['state']>;

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
export const published = (text: string): Pick<Judged, 'shownText' | 'state'> => ({
  shownText: shownAfterReview(text),
  state: 'published',
});
