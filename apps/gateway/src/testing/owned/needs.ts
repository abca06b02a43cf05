// Owns: what a call takes of the user who makes it: the ids of their own things.
// Must not know: any call, how a thing is made.
// Used by: the tests that try every call with things of accounts.
import { placesOf, shapeTreeOf, type CallDefinition } from '@xinglin/contract';
import type { Branch } from '../request-shapes';
import type { Fields, OwnedThings, Person } from './trial';

/** A field of a call that names something of an account. */
export interface OwnedField {
  /** `draft.fileIds[]`; `cursors{}` for the keys of a record. */
  readonly path: string;
  readonly field: string;
  readonly owner: string;
}

/** The fields of a request that name things of an account. */
export function ownedFieldsOf({ request }: CallDefinition): readonly OwnedField[] {
  const found = new Map<string, OwnedField>();
  for (const { path, marks } of placesOf(shapeTreeOf(request)))
    if (marks.owner !== undefined)
      found.set(path, { path, field: /^\w+/u.exec(path)?.[0] ?? '', owner: marks.owner });
  return [...found.values()];
}

/** What a call takes of the person who makes it: for each required field of `fields` something of their own. */
export async function needsOf(
  things: OwnedThings,
  person: Person,
  {
    call: { path },
    branch,
    fields,
  }: {
    readonly call: CallDefinition;
    readonly branch: Branch;
    readonly fields: readonly OwnedField[];
  },
): Promise<Fields> {
  const needs: Record<string, unknown> = {};
  for (const [pattern, needed] of things.needs ?? [])
    if (pattern.test(path)) Object.assign(needs, await needed(person, path));
  for (const { path: place, field, owner } of fields) {
    if (field in needs || !branch.required?.includes(field)) continue;
    if (place === field) needs[field] = await person.own(owner);
    if (place === `${field}[]`) needs[field] = [await person.own(owner)];
  }
  return needs;
}
