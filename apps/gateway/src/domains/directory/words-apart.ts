import { cutText } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { nicknames } from './department-nicknames';
import { runsOf, type Mark } from './search-text';
import { standardDepartmentList } from './seed/standard-departments';

/**
 * Chinese is typed without spaces: 同仁医院心内科, 杭州骨科专家, 沈知远同仁医院. What is found nowhere as it stands is cut
 * where a hospital's name ends, before and behind a department, and behind a person's name.
 */

/** All names of departments, the longest first. */
const departments = [
  ...new Set([
    ...standardDepartmentList.map(({ name }) => name[0]),
    ...nicknames.map(([nickname]) => nickname),
  ]),
].toSorted((one, other) => other.length - one.length);

/** How the names of places of care end. */
const placeEnd = /^(.+?(?:医院|卫生院|卫生服务中心|诊所|门诊部))(.+)$/u;
/** What stands around the words and names nothing. */
const fillers = new Set(
  '的 里的 看 挂 找 想看 想挂 我想看 我想挂 预约 挂号 医生 的医生 大夫 的大夫 专家 的专家 专家号 的专家号 号 的号'.split(
    ' ',
  ),
);

/** Cuts a run before and behind the longest name of a department in it, and so what is left. */
function atDepartment(run: string): string[] {
  const name = departments.find((department) => run.includes(department));
  if (name === undefined || name === run) return [run];
  const from = run.indexOf(name);
  return [
    ...atDepartment(run.slice(0, from)),
    name,
    ...atDepartment(run.slice(from + name.length)),
  ].filter((part) => part !== '');
}

function atPlace(run: string): string[] {
  const [, place, rest] = placeEnd.exec(run) ?? [];
  return place === undefined || rest === undefined ? [run] : [place, ...atPlace(rest)];
}

/** A department before the name of a place: 心内科同仁医院. 儿科医院 is a name of its own. */
function beforePlace(part: string): string[] {
  const name = departments.find((department) => part.startsWith(department));
  return name?.endsWith('科') === true && part.length - name.length >= 4
    ? [name, part.slice(name.length)]
    : [part];
}

/** The parts of a run that name something; the run itself where it has none. */
function partsOf(run: string): string[] {
  const parts = atPlace(run).flatMap((part) =>
    part.endsWith('医院') ? beforePlace(part) : atDepartment(part),
  );
  const naming = parts.filter((part) => !fillers.has(part));
  return naming.length === 0 ? [run] : naming;
}

/** A typed text cut into words, or null where it has no place to cut. */
export function wordsApart(typed: string): string | null {
  const runs = runsOf(cutText(typed, 50));
  const parts = runs.flatMap(partsOf);
  return parts.join(' ') === runs.join(' ') ? null : parts.join(' ');
}

/** Ways to read a person's name at the beginning of what ends with a place: 沈知远同仁医院. */
export function namesApart(typed: string): string[] {
  const [run = '', ...others] = runsOf(cutText(typed, 50));
  if (others.length > 0 || !run.endsWith('医院')) return [];
  return [3, 2, 4]
    .filter((length) => [...run].length - length >= 4)
    .map((length) => `${run.slice(0, length)} ${run.slice(length)}`);
}

/** A place that a text begins with. */
interface PlaceApart {
  readonly id: string;
  readonly level: string;
  /** What follows the place, however often its name was typed. */
  readonly rest: string;
  readonly mark: Mark;
}

/**
 * The city or province that a text begins with, as a filter, and what follows it; null where there is none. With
 * `above`, only a city of that province.
 */
export async function placeApart(
  db: Queryable,
  typed: string,
  above: string | null,
): Promise<PlaceApart | null> {
  const [run, ...others] = runsOf(cutText(typed, 50));
  // Letters are typed with spaces.
  if (run === undefined || !/^\p{Script=Han}/u.test(run)) return null;
  const { rows } = await db.execute<{ id: string; level: string; name: string }>(sql`
    select id, level, name->>'zh-Hans' as name from areas
    where level <> 'district' and (${above}::text is null or parent_id = ${above})
      and ${run}::text like (name->>'zh-Hans') || '%'
    order by length(name->>'zh-Hans') desc, level limit 1`);
  const [place] = rows;
  if (place === undefined) return null;
  const rest = run.replace(new RegExp(`^(?:${place.name}[市省]?)+`, 'u'), '');
  return {
    id: place.id,
    level: place.level,
    rest: [rest, ...others].join(' ').trim(),
    mark: ['area', place.id],
  };
}
