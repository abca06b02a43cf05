/** What is chosen on the form of a check-up, as its address carries it while a family member is added. */
interface SubmitChoices {
  /** YYYY-MM-DD; empty for none. */
  readonly day: string;
  readonly patientIds: readonly string[];
  readonly couponId: string;
}

/** The choices in a query; the family member just added (`patientId`) is one of the people. */
export function choicesIn(search: string): SubmitChoices {
  const query = new URLSearchParams(search);
  const people = query.get('people')?.split(',') ?? [];
  const added = query.get('patientId');
  return {
    day: query.get('day') ?? '',
    patientIds: [...people, ...(added === null ? [] : [added])].filter((id) => id !== ''),
    couponId: query.get('couponId') ?? '',
  };
}

/** The query with these choices in place of earlier ones. */
export function withChoices(search: string, { day, patientIds, couponId }: SubmitChoices): string {
  const query = new URLSearchParams(search);
  query.delete('patientId');
  const set = (name: string, value: string) =>
    value === '' ? query.delete(name) : query.set(name, value);
  set('day', day);
  set('people', patientIds.join(','));
  set('couponId', couponId);
  return `?${query}`;
}
