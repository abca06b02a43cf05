import type { AskDraft, CaseDraft } from './ask-draft';

/** One field, or a whole draft, as it was for both devices, as it is here, and as another device saved it. */
interface Versions<Value> {
  readonly base: Value;
  readonly here: Value;
  readonly there: Value;
}

/** The value of the device that changed it; `both` decides where both did. */
function merged<Value>(
  { base, here, there }: Versions<Value>,
  both: (versions: Versions<Value>) => Value,
): Value {
  const [was, mine, other] = [base, here, there].map((value) => JSON.stringify(value));
  if (mine === was || mine === other) return there;
  return other === was ? here : both({ base, here, there });
}

const newer = <Value>(versions: Versions<Value>): Value => merged(versions, ({ here }) => here);

/** Where both wrote, both texts stay, the one of the other device first; what both began with is not repeated. */
const texts = (versions: Versions<string>): string =>
  merged(versions, ({ base, here, there }) => {
    if (there.includes(here)) return there;
    const added = here.startsWith(base) ? here.slice(base.length) : here;
    return here.includes(there) ? here : `${there}\n${added.trimStart()}`;
  });

/** What one of the devices removed is removed, what one of them added is there. */
function lists<Item>(
  { base, here, there }: Versions<readonly Item[]>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const [before, mine, theirs] = [base, here, there].map((items) => new Set(items.map(keyOf)));
  const keeps = (key: string) =>
    before?.has(key) !== true || (mine?.has(key) === true && theirs?.has(key) === true);
  const all = new Map([...there, ...here].map((item) => [keyOf(item), item]));
  return [...all].flatMap(([key, item]) => (keeps(key) ? [item] : []));
}

type FieldsOf<Draft> = <Field extends keyof Draft>(field: Field) => Versions<Draft[Field]>;

const fieldsOf =
  <Draft>({ base, here, there }: Versions<Draft>): FieldsOf<Draft> =>
  (field) => ({ base: base[field], here: here[field], there: there[field] });

/** A case that two devices wrote, with what each of them changed. */
export function mergeCases(versions: Versions<CaseDraft>): CaseDraft {
  const of = fieldsOf(versions);
  return {
    question: texts(of('question')),
    since: newer(of('since')),
    treated: texts(of('treated')),
    pictures: lists(of('pictures'), ({ fileId }) => fileId),
  };
}

/** A question to one doctor that two devices wrote, with what each of them changed. */
export function mergeAsks(versions: Versions<AskDraft>): AskDraft {
  const of = fieldsOf(versions);
  const { here, there } = versions;
  const patientId = newer(of('patientId'));
  const chosen = patientId === here.patientId ? here : there;
  return {
    ...mergeCases(versions),
    patientId,
    deptId: newer(of('deptId')),
    earlierDiagnosis: texts(of('earlierDiagnosis')),
    // Records belong to one patient.
    recordNos:
      here.patientId === there.patientId
        ? lists(of('recordNos'), (recordNo) => recordNo)
        : chosen.recordNos,
  };
}
