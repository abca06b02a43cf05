import { DoctorTitle, type RequestOf, type ResponseOf, type system } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import { groupedDepartments } from '../../kernel/places/standard-departments';
import { doctors, hospitals } from '../../kernel/places/tables';
import { levelText, titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import { wholeList } from '../../platform/whole-list';

type Call = (typeof system)['findDict'];
type Word = ResponseOf<Call>['items'][number];

/** The highest first; the options of the contract's enum begin with `1`, as an object's numbers do. */
const levels = ['3A', '3B', '2A', '2B', '1', 'private'] as const;

/** Those of `keys` for which the directory has a row, in their order. */
async function inUse<Key extends string>(
  keys: readonly Key[],
  isOn: (key: Key) => SQL,
  { db }: CallContext,
): Promise<Key[]> {
  const { rows } = await db.execute<{ used: boolean[] }>(
    sql`select array[${sql.join(
      keys.map((key) => sql`exists (${isOn(key)})`),
      sql`, `,
    )}] as used`,
  );
  return keys.filter((_, place) => rows[0]?.used[place] === true);
}

const dictionaries: Readonly<
  Record<RequestOf<Call>['type'], (context: CallContext) => Promise<Word[]>>
> = {
  department: async (context) =>
    (await groupedDepartments(context)).map(({ deptId, deptName }) => ({
      key: deptId,
      label: deptName,
    })),
  doctorTitle: async (context) => {
    const isOn = (title: string) => sql`select 1 from ${doctors} where ${doctors.title} = ${title}`;
    const used = await inUse(DoctorTitle.options, isOn, context);
    return used.map((key) => ({ key, label: titleText(key, context.locale) }));
  },
  hospitalLevel: async (context) => {
    const isOn = (level: string) =>
      sql`select 1 from ${hospitals} where ${hospitals.level} = ${level}`;
    const used = await inUse(levels, isOn, context);
    return used.map((key) => ({ key, label: levelText(key, context.locale) }));
  },
};

/** The words of a dictionary that the directory uses, in the language of the reader. */
export async function findDictionary(
  { type }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  return wholeList(await dictionaries[type](context));
}
