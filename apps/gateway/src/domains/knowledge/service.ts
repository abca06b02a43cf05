import type { knowledge, RequestOf, ResponseOf } from '@xinglin/contract';
import { entriesCalled, personApart } from '../../kernel/triage/called-so';
import { departmentsFor, type TriageAnswer } from '../../kernel/triage/departments-for';
import {
  findEntry,
  listEntries,
  otherNamesOf,
  textOfPair,
  type ListedEntry,
} from '../../kernel/triage/knowledge-base';
import { findDoctors } from '../../kernel/places/doctor-finders';
import { hospitalsWithPlaceToday } from '../../kernel/places/today';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext, Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';

type Calls = typeof knowledge;

const mostRelated = 6;
/** Departments of an answer in which hospitals are counted: the first ones are shown. */
const mostCounted = 3;
/** A letter or a character alone is in the names of many. */
const mostCalled = 20;

/** The department by which an entry is filed: the schema of the files holds that there is one. */
const firstDepartment = ({ entry }: ListedEntry): string => entry.departments[0] ?? '';

function expectEntry(entryId: string, { locale }: CallContext): ListedEntry {
  return findEntry(entryId, locale) ?? refuse('forbidden');
}

/** Entries that are called so, then those that the words lead to; without words all of them by name. */
function entriesFor(q: string, locale: Locale): ListedEntry[] {
  if (q === '') return listEntries(locale);
  const ids = new Set([...entriesCalled(q, mostCalled), ...departmentsFor(q).diseases]);
  return [...ids].flatMap((id) => findEntry(id, locale) ?? []);
}

/** Entries by name or by words, those of a kind, a letter or a department when asked. */
export async function listKnowledge(
  { kind, letter, deptId, q }: RequestOf<Calls['listKnowledge']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listKnowledge']>> {
  const found = entriesFor(q, context.locale).filter(
    (one) =>
      (kind === undefined || one.entry.kind === kind) &&
      (letter === undefined || one.letter === letter) &&
      (deptId === undefined || one.entry.departments.includes(deptId)),
  );
  const departments = await standardDepartmentsOf(
    [...new Set(found.map(firstDepartment))],
    context,
  );
  const nameOf = new Map(departments.map(({ deptId: id, deptName }) => [id, deptName]));
  return wholeList(
    found.map((one) => ({
      entryId: one.entry.id,
      kind: one.entry.kind,
      name: one.name,
      letter: one.letter,
      deptId: firstDepartment(one),
      deptName: nameOf.get(firstDepartment(one)) ?? '',
    })),
  );
}

/** The best chief physician of a department, as who stands for a text about it. */
async function reviewerOf(
  deptId: string,
  context: CallContext,
): Promise<ResponseOf<Calls['getKnowledge']>['reviewer']> {
  const { items } = await findDoctors({ deptId, title: 'chief', pageNo: 1, pageSize: 1 }, context);
  const [doctor] = items;
  if (doctor === undefined) return null;
  const { doctorId, name, titleText, hospitalName, hospDeptName } = doctor;
  return { doctorId, name, titleText, hospitalName, hospDeptName };
}

/** Other entries of the same department, those first that share most of its signs. */
function relatedTo(found: ListedEntry, locale: Locale): { entryId: string; name: string }[] {
  const signsOf = ({ entry }: ListedEntry) => [entry.id, ...(entry.signs ?? [])];
  const signs = new Set(signsOf(found));
  const shared = (one: ListedEntry) => signsOf(one).filter((sign) => signs.has(sign)).length;
  return listEntries(locale)
    .filter(
      (one) => one.entry.id !== found.entry.id && firstDepartment(one) === firstDepartment(found),
    )
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, mostRelated)
    .map((one) => ({ entryId: one.entry.id, name: one.name }));
}

/** One entry with its departments, its reviewer and what is near to it; refuses an unknown one. */
export async function knowledgeDetail(
  { entryId }: RequestOf<Calls['getKnowledge']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getKnowledge']>> {
  const { locale } = context;
  const found = expectEntry(entryId, context);
  const { entry, name, letter } = found;
  const texts = (section: readonly (readonly [string, string])[]) =>
    section.map((pair) => textOfPair(pair, locale));
  const [departments, reviewer] = await Promise.all([
    standardDepartmentsOf(entry.departments, context),
    reviewerOf(firstDepartment(found), context),
  ]);
  return {
    entryId,
    kind: entry.kind,
    name,
    letter,
    otherNames: otherNamesOf(entry, locale),
    departments,
    what: texts(entry.what),
    goAtOnce: texts(entry.goAtOnce),
    whichDepartment: texts(entry.whichDepartment),
    bring: texts(entry.bring),
    ask: texts(entry.ask),
    reviewer,
    related: relatedTo(found, locale),
  };
}

/** Doctors of the first department of an entry; refuses an unknown one. */
export async function knowledgeDoctors(
  { entryId, areaId, pageNo, pageSize }: RequestOf<Calls['listKnowledgeDoctors']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listKnowledgeDoctors']>> {
  const deptId = firstDepartment(expectEntry(entryId, context));
  return findDoctors({ deptId, areaId, pageNo, pageSize }, context);
}

/**
 * The trouble that was described, where it is often urgent: an entry of the department that fits best, so that a child's
 * fever comes before a grown person's where a child is spoken of.
 */
function dangerIn(
  { diseases, departments }: TriageAnswer,
  locale: Locale,
): ResponseOf<Calls['getKeywordAnalysis']>['danger'] {
  const urgent = diseases.flatMap((id) => {
    const found = findEntry(id, locale);
    return found?.entry.dangerSigns === undefined ? [] : [found];
  });
  const best = departments[0]?.departmentId;
  const found = urgent.find((one) => firstDepartment(one) === best) ?? urgent[0];
  if (found === undefined) return null;
  const { id, dangerSigns = [] } = found.entry;
  return { entryId: id, signs: dangerSigns.map((pair) => textOfPair(pair, locale)) };
}

/** As many entries as are shown together. */
const mostEntries = 5;

/** The entries that fit the words, with those related to the first one where they are few. */
function withRelated(entries: readonly { entryId: string; name: string }[], locale: Locale) {
  const first = entries[0] && findEntry(entries[0].entryId, locale);
  const ids = new Set(entries.map(({ entryId }) => entryId));
  const related = first ? relatedTo(first, locale).filter(({ entryId }) => !ids.has(entryId)) : [];
  return [...entries, ...related.slice(0, Math.max(0, mostEntries - entries.length))];
}

/** What to read first, with its reviewer. */
async function articleOf(
  entryId: string | undefined,
  context: CallContext,
): Promise<ResponseOf<Calls['getKeywordAnalysis']>['article']> {
  const found = entryId === undefined ? null : findEntry(entryId, context.locale);
  if (found === null) return null;
  const deptId = firstDepartment(found);
  const reviewer = await reviewerOf(deptId, context);
  return {
    entryId: found.entry.id,
    name: found.name,
    deptId,
    reviewerName: reviewer?.name ?? null,
  };
}

/** Where words lead, in the language of the reader. */
export async function keywordAnalysis(
  { q, age, gender, areaId, detailed }: RequestOf<Calls['getKeywordAnalysis']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getKeywordAnalysis']>> {
  const { locale } = context;
  const answer = departmentsFor(q, {
    ...(age !== undefined && { age }),
    ...(gender !== undefined && { sex: gender }),
  });
  const danger = dangerIn(answer, locale);
  const entries = answer.diseases.flatMap((entryId) => {
    const found = findEntry(entryId, locale);
    return found === null ? [] : [{ entryId, name: found.name }];
  });
  const ids = answer.departments.map(({ departmentId }) => departmentId);
  const [departments, open, article] = await Promise.all([
    standardDepartmentsOf(ids, context),
    detailed ? hospitalsWithPlaceToday(ids.slice(0, mostCounted), areaId, context) : null,
    detailed ? articleOf(danger?.entryId ?? answer.diseases[0], context) : null,
  ]);
  const counted = open === null ? [] : ids.slice(0, mostCounted);
  const led = new Map(answer.departments.map((one) => [one.departmentId, one]));
  return {
    redFlags: answer.redFlags.map(({ id, urgency, title, advice }) => ({
      flagId: id,
      urgency,
      title: textOfPair(title, locale),
      advice: textOfPair(advice, locale),
    })),
    danger,
    article,
    departments: departments.map((department) => {
      const { words = [], reason = null } = led.get(department.deptId) ?? {};
      return {
        ...department,
        words: [...new Set(words.flatMap(personApart))],
        reason: reason === null ? null : textOfPair(reason, locale),
        hospitalsToday: counted.includes(department.deptId)
          ? (open?.get(department.deptId) ?? 0)
          : null,
      };
    }),
    entries: detailed ? withRelated(entries, locale) : entries,
    corrections: [...answer.corrections],
  };
}
