import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { gatewayFolder } from '../../platform/migrations';

/** Part of an address that people keep and share, so never changed. */
export const TriageKey = z.string().regex(/^[a-z][a-z0-9-]{1,47}$/);

const Chinese = z.string().regex(/\p{Script=Han}/u);
const English = z.string().regex(/^\P{Script=Han}+$/u);

/** One text in Simplified Chinese and in English; Traditional Chinese comes from Simplified. */
export const Pair = z.tuple([Chinese, English]);

/** A section: one to three plain sentences or points. */
const Section = z.array(Pair).min(1).max(3);

/** A disease or a symptom as stored in the files of `content/triage/knowledge`. */
const KnowledgeEntry = z.strictObject({
  id: TriageKey,
  kind: z.enum(['disease', 'symptom']),
  name: Pair,
  /** What else people call it, in Chinese and in English: all of it is found by. */
  otherNames: z.tuple([z.array(Chinese), z.array(English)]),
  /** Standard departments, the best first; a doctor of the first is named as the reviewer. */
  departments: z.array(TriageKey).min(1).max(3),
  /** Those of a child, where they are not what `people.json` makes of the ones above. */
  childDepartments: z.array(TriageKey).min(1).max(3).optional(),
  /** Symptoms of `content/triage/words` that lead here. */
  signs: z.array(TriageKey).optional(),
  /** What it is. */
  what: Section,
  /** When to go to an emergency department at once or call 120. */
  goAtOnce: Section,
  /** Of what is often urgent: single signs of which one is a reason to call 120 first, as a search shows them. */
  dangerSigns: z.array(Pair).min(1).max(4).optional(),
  /** Which department, and why. */
  whichDepartment: Section,
  /** What to bring, and how to prepare. */
  bring: Section,
  /** Questions to ask the doctor. */
  ask: Section,
});
export type KnowledgeEntry = z.output<typeof KnowledgeEntry>;

/** Where words and knowledge about care are. */
export function triageFolder(): string {
  return join(gatewayFolder(), 'content', 'triage');
}

/** Everything in the JSON files of a folder: each is a list of what `item` describes. */
export function readLists<Item>(folder: string, item: z.ZodType<Item>): Item[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const read = z.array(item).safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return read.data;
    });
}

/** All diseases and symptoms of the knowledge base, in no order of importance. */
export const readKnowledge = (folder = join(triageFolder(), 'knowledge')): KnowledgeEntry[] =>
  readLists(folder, KnowledgeEntry);
