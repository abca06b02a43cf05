import { domains, type CallDefinition } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addWorld } from './domains/booking/booking-fixture';
import { newAdult, newIdCard } from './testing/people';
import { openTestGateway, type CallResult, type TestGateway } from './testing/test-gateway';

/** Fields that name what belongs to somebody; each is tried on every call that takes it. */
const ownedFields = [
  'patientId',
  'patientIds',
  'addressId',
  'contactId',
  'orderNo',
  'sessionId',
  'reviewId',
  'pictures',
] as const;
type OwnedField = (typeof ownedFields)[number];
const isOwned = (name: string): name is OwnedField => ownedFields.some((owned) => owned === name);

/** Fields whose name looks the same and that name what everybody may know, or what the caller chose. */
const othersFields = new Set(
  [
    'hospitalId hospDeptId deptId doctorId shiftCaseId categoryId questionId',
    'areaId provinceId cityId districtId',
    // A place in a list, numbers of documents, a name of one's own, a page's name for itself, a solution.
    'pageNo cardNo guardianCardNo bankCardNo loginId pageId derivedKey',
  ].flatMap((names) => names.split(' ')),
);
const namesSomething = /(?:Id|Ids|No|Nos|Key|Keys)$/u;

interface Branch {
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Branch[];
  readonly oneOf?: readonly Branch[];
}
interface Field extends Branch {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly items?: Field;
}

/** What a visit is ordered by. */
const visitPath = '/order/submitorder/submit.json';

/** Every call; `submitPath` where its domain has orders of a kind of its own, and takes no others. */
const calls = Object.values(domains).flatMap((domain) => {
  const all = Object.entries<CallDefinition>(domain);
  const submitPath = all.find(([name]) => /^submit\w+Order$/u.test(name))?.[1].path;
  return all.map(([name, call]) => ({ name, call, submitPath }));
});

/** What schemas are called that stand in several places. */
const named: Record<string, Field> = {};

/** The shapes a request may have; more than one where it is a choice. */
function branchesOf({ request }: CallDefinition): readonly Branch[] {
  // A JSON schema is what `Branch` names of it, and more.
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Branch & {
    readonly $defs?: Readonly<Record<string, Field>>;
  };
  Object.assign(named, schema.$defs);
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

/** Names of all fields, however deep. */
function fieldsOf({ properties = {}, anyOf = [], oneOf = [], items }: Field): string[] {
  const inside = [...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inside.flatMap(fieldsOf)];
}

const cases = calls.flatMap(({ name, call, submitPath }) =>
  branchesOf(call).flatMap((branch) =>
    Object.keys(branch.properties ?? {})
      .filter(isOwned)
      .map((field) => ({ label: `${name}, ${field}`, call, submitPath, branch, field })),
  ),
);

type Person = Readonly<Record<OwnedField, unknown>> & { readonly token: string };

let gateway: TestGateway;
let shiftCaseId: string;
let stranger: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db, clock } = gateway.services;
  const world = await addWorld(db, clock.now(), { shift: { places: 1000 } });
  shiftCaseId = world.shift.id;
  stranger = await newPerson();
});
afterAll(() => gateway.dispose());

/** Somebody who has one of each. */
async function newPerson(): Promise<Person> {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const make = async (path: string, body: object): Promise<CallResult['data']> => {
    const { code, message, data } = await gateway.call(path, body, { token });
    expect(code, `${path}: ${message}`).toBe(0);
    return data;
  };
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer();
  const upload = async (): Promise<string> =>
    (await make('/kanoupload/imageupload.json', { image: picture.toString('base64') })).fileId;
  const { patientId } = await make('/patient/add', newAdult({ mobile }));
  const { addressId } = await make('/logistics/postingaddress/add', samples());
  const { contactId } = await make('/user/emergencycontact/add', {
    ...samples(),
    relation: 'friend',
  });
  const { orderNo } = await make(visitPath, { shiftCaseId, patientId });
  const { reviewId } = await make('/user/account/realname/submitreview.json', {
    ...samples(),
    cardType: 'passport',
    cardNo: 'E12345678',
    pictures: [await upload()],
  });
  const { items } = await make('/user/account/session/list.json', {});
  return {
    token,
    patientId,
    patientIds: [patientId],
    addressId,
    contactId,
    orderNo,
    reviewId,
    sessionId: items[0].sessionId,
    pictures: [await upload()],
  };
}

/** Orders the first thing that is offered by the domain of a submit call. */
async function orderFrom(submitPath: string, { token }: Person): Promise<string> {
  const offers = await gateway.call(submitPath.replace('submit.json', 'offers.json'));
  const { offerId } = offers.data.items[0];
  return (await gateway.call(submitPath, { offerId }, { token })).data.orderNo;
}

/** What stands in fields of which the schema tells no value. */
function samples(): Record<string, unknown> {
  return {
    name: '沈知秋',
    mobile: '13912345678',
    mobileCode: '123456',
    cardType: 'idCard',
    cardNo: newIdCard(),
    provinceId: '330000',
    cityId: '330100',
    districtId: '330106',
    detail: '文一路 1 号',
    returnUrl: 'http://localhost:3000/',
    shiftCaseId,
    consent: true,
  };
}

/** A request that passes the call's schema, with `id` in one field. */
function bodyWith({ properties = {}, required = [] }: Branch, field: OwnedField, id: unknown) {
  const known = samples();
  const asked = 'consent' in properties ? [...required, 'consent'] : required;
  const needed = asked.map((name) => [name, known[name] ?? anyOf(properties[name])] as const);
  return { ...Object.fromEntries(needed), [field]: id };
}

function anyOf(field: Field | undefined): unknown {
  const name = field?.$ref?.split('/').at(-1);
  if (name !== undefined) return anyOf(named[name]);
  if (field?.const !== undefined) return field.const;
  if (field?.enum) return field.enum[0];
  if (field?.type === 'array') return [anyOf(field.items)];
  return field?.type === 'boolean' ? true : null;
}

/** Everything that is written down, but for what counts requests. */
async function digest(): Promise<string> {
  const { rows: tables } = await gateway.services.db.execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('idempotency', 'rate_limits') ORDER BY 1`);
  const sums: string[] = [];
  for (const { name } of tables) {
    const { rows } = await gateway.services.db.execute<{ sum: string }>(
      sql`SELECT ${name} || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM ${sql.identifier(name)} t`,
    );
    sums.push(rows[0]?.sum ?? '');
  }
  return sums.join('\n');
}

const withdrawReview = ({ token, reviewId }: Person): Promise<CallResult> =>
  gateway.call('/user/account/realname/withdrawreview.json', { reviewId }, { token });

describe('an id in a call', () => {
  it('is either of something that has an owner, or of what everybody may know', () => {
    const unknown = calls.flatMap(({ name, call }) =>
      branchesOf(call)
        .flatMap(fieldsOf)
        .filter((field) => namesSomething.test(field))
        .filter((field) => !isOwned(field) && !othersFields.has(field))
        .map((field) => `${name}.${field}`),
    );
    expect(unknown).toEqual([]);
    expect(cases.length).toBeGreaterThan(20);
    // Whose something is, only somebody can say who is signed in.
    for (const { label, call } of cases) expect(call.access, label).not.toBe('open');
  });

  it.each(cases)(
    '$label of another person: as one that does not exist, and nothing happens',
    async ({ call, submitPath = visitPath, branch, field }) => {
      const owner = await newPerson();
      const isVisit = field !== 'orderNo' || submitPath === visitPath;
      const owned = isVisit ? owner[field] : await orderFrom(submitPath, owner);
      const one = 'nothing-of-the-kind';
      const nobody = Array.isArray(owner[field]) ? [one] : one;
      const ask = (person: Person, id: unknown) =>
        gateway.call(call.path, bodyWith(branch, field, id), { token: person.token });
      // Whoever waits for staff sends no other pictures.
      if (field === 'pictures') await Promise.all([stranger, owner].map(withdrawReview));
      const before = await digest();
      const unknown = await ask(stranger, nobody);
      const theirs = await ask(stranger, owned);
      expect(theirs.status, JSON.stringify(theirs.data)).not.toBe(422);
      const plain = ({ status, code, message, data }: CallResult) => ({
        status,
        code,
        message,
        data,
      });
      expect(plain(theirs)).toEqual(plain(unknown));
      expect(await digest()).toBe(before);
      // The same from its owner is another matter, or the refusal would be about something else.
      const own = await ask(owner, owned);
      if (branch.required?.includes(field) === true) {
        expect(theirs.code).not.toBe(0);
        expect(own.code).not.toBe(theirs.code);
      }
    },
  );
});
