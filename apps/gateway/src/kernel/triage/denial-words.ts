import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { triageFolder } from './knowledge-files';
import { joined, unitsOf } from './units';

const Phrases = z.array(z.string().min(1));

/** How far a denial reaches: one word, a list, or a list whose words may be parted by commas too. */
export type Reach = 'word' | 'list' | 'strong';

/** The words of one language by which something is said not to be so, and those that end or limit it. */
const DenialLanguage = z.strictObject({
  language: z.enum(['zh', 'en', 'it', 'fr', 'id']),
  /** What begins a denial, by how far it reaches. */
  openers: z.strictObject({ word: Phrases, list: Phrases, strong: Phrases }),
  /** What looks like a denial and is none: questions, double negations. */
  asserting: Phrases,
  /** Words between an opener and what is denied. */
  fillers: Phrases,
  /** Words within a list of what is denied, and behind it. */
  articles: Phrases,
  /** What joins a list: behind each opener, behind strong ones alone, and those that mean "or". */
  joints: z.strictObject({ list: Phrases, strong: Phrases, or: Phrases }),
  /** Words such as "etc.", which end a list. */
  listEnds: Phrases,
  /** Words such as "but", behind which no denial holds. */
  turns: Phrases,
  /** Another time: what was not so then may well be so now. */
  otherTimes: Phrases,
  /** Says that what was denied before is so now. */
  present: Phrases,
});
type DenialLanguage = z.output<typeof DenialLanguage>;

/** What a phrase does in a denial of its language. */
export type Role = { readonly language: DenialLanguage['language'] } & (
  | { readonly does: 'open' | 'join'; readonly reach: Reach }
  | {
      readonly does:
        | 'assert'
        | 'fill'
        | 'article'
        | 'or'
        | 'end'
        | 'turn'
        | 'otherTime'
        | 'present';
    }
);

/** The phrases of denials, ready to be looked up. */
export interface DenialWords {
  /** Roles by phrase, as `joined` writes it. */
  readonly roles: ReadonlyMap<string, readonly Role[]>;
  /** Most units of a phrase. */
  readonly longest: number;
}

const formOf = (phrase: string): string => joined(unitsOf(phrase));

function rolesOf(one: DenialLanguage): (readonly [readonly string[], Role])[] {
  const { language, openers, joints } = one;
  return [
    [openers.word, { language, does: 'open', reach: 'word' }],
    [openers.list, { language, does: 'open', reach: 'list' }],
    [openers.strong, { language, does: 'open', reach: 'strong' }],
    [one.asserting, { language, does: 'assert' }],
    [one.fillers, { language, does: 'fill' }],
    [one.articles, { language, does: 'article' }],
    [joints.list, { language, does: 'join', reach: 'list' }],
    [joints.strong, { language, does: 'join', reach: 'strong' }],
    [joints.or, { language, does: 'or' }],
    [one.listEnds, { language, does: 'end' }],
    [one.turns, { language, does: 'turn' }],
    [one.otherTimes, { language, does: 'otherTime' }],
    [one.present, { language, does: 'present' }],
  ];
}

/** What passes a denial on, and what stops it: no phrase of a language may do both. */
const passing = new Set<Role['does']>(['fill', 'article', 'join', 'or', 'end']);
const stopping = new Set<Role['does']>(['assert', 'turn', 'otherTime', 'present']);

/** @throws Error when a phrase both passes a denial on and stops it. */
export function buildDenialWords(languages: readonly DenialLanguage[]): DenialWords {
  const roles = new Map<string, Role[]>();
  let longest = 0;
  for (const [phrases, role] of languages.flatMap(rolesOf))
    for (const phrase of phrases) {
      const key = formOf(phrase);
      const known = roles.get(key) ?? [];
      const both = known.some(
        ({ language, does }) =>
          language === role.language && passing.has(does) && stopping.has(role.does),
      );
      if (both) throw new Error(`${phrase} both passes a denial on and stops it`);
      roles.set(key, [...known, role]);
      longest = Math.max(longest, unitsOf(phrase).length);
    }
  return { roles, longest };
}

/** Reads `content/triage/denials.json`. */
export const readDenials = (): DenialLanguage[] =>
  z
    .array(DenialLanguage)
    .parse(JSON.parse(readFileSync(join(triageFolder(), 'denials.json'), 'utf8')));

let built: DenialWords | null = null;

/** The phrases of denials of the gateway's file, built when they are first needed. */
export function denialWords(): DenialWords {
  built ??= buildDenialWords(readDenials());
  return built;
}
