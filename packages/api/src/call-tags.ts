import type { CallRow } from '@xinglin/gateway-sdk';
import type { tags } from './generated/tags';

/** A kind of things that answers are about. */
export type Tag = (typeof tags)[number];

/** One thing, or the lists that may hold any of its kind. */
interface Subject {
  readonly type: Tag;
  readonly id?: string;
}

/** Stands for all answers about more than one of a kind. */
const lists = 'lists';

/** What the answer of a query is about: the one thing that it was asked by, or many. */
export function tagsProvided({ tags = [] }: CallRow, input: unknown): Subject[] {
  return tags.map((tag) =>
    typeof tag === 'string'
      ? subject(tag, lists)
      : subject(tag.type, fieldOf(input, tag.by) ?? lists),
  );
}

/** What a mutation makes stale: one thing and the lists, or everything of a kind where it does not say which. */
export function tagsMadeStale({ tags = [] }: CallRow, input: unknown, answer: unknown): Subject[] {
  return tags.flatMap((tag) => {
    if (typeof tag === 'string') return [subject(tag)];
    const id = fieldOf(input, tag.by) ?? fieldOf(answer, tag.by);
    return id === undefined
      ? [subject(tag.type)]
      : [subject(tag.type, id), subject(tag.type, lists)];
  });
}

/** The generator takes both the rows' tags and the list of tags from the contract. */
const subject = (type: string, id?: string): Subject => ({
  type: type as Tag,
  ...(id !== undefined && { id }),
});

function fieldOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = Object.entries(value).find(([key]) => key === name)?.[1] as unknown;
  return typeof field === 'string' || typeof field === 'number' ? String(field) : undefined;
}
