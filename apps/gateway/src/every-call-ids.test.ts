import { domains, type CallDefinition } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDoctor, addShift, addWorld } from './domains/booking/booking-fixture';
import { testTalks } from './testing/chat-fixture';
import { consultServices } from './domains/consult/tables';
import { checkUpToOrder } from './testing/check-up-fixture';
import { addShop } from './testing/goods-fixture';
import { ownThings } from './testing/own-things';
import { addPanel } from './testing/panel-fixture';
import { addExpert, addLocalDoctor, sessionTime } from './testing/telemedicine-fixture';
import { seed as seedRewards } from './domains/rewards/seed';
import { addTalkOf, sentFollowUp, writtenThanks } from './testing/written-fixture';
import { pastVisit } from './testing/visit-fixture';
import { takeRequests } from './testing/precision-fixture';
import { sampleFields } from './testing/sample-fields';
import { newAdult } from './testing/people';
import { bodyWith, branchesOf, fieldsOf } from './testing/request-shapes';
import { isOwned, namesSomething, othersFields, type OwnedField } from './testing/id-fields';
import { openTestGateway, type CallResult, type TestGateway } from './testing/test-gateway';

/** What a visit is ordered by. */
const visitPath = '/order/submitorder/submit.json';
/** What a session of the tele-clinic is ordered by. */
const sessionPath = '/order/telemedicine/submit';
/** What goods are ordered by, from a cart and one at a time. */
const goodsPath = '/modulemarketplace/order/submit';
const dealPath = '/modulecommerce/submit';
/** Questions to several experts: their keys are no consult's. */
const panelPath = '/consult/panel/';
/** Calls about consults under other paths, and calls about conversations under the path of consults. */
const consultPaths = new Set(['/medicalassist/rest/phoneconsult/black/getlinenumber']);
const talkPaths = new Set(
  ['reply', 'detaillist', 'setreadbyorderkey'].map((act) => `/consult/consultorder/${act}`),
);
const joinPath = '/order/waitlist/join.json';

/** Every call; `submitPath` where its domain has orders of a kind of its own, and takes no others. */
const calls = Object.values(domains).flatMap((domain) => {
  const all = Object.entries<CallDefinition>(domain);
  const pathOf = (pattern: RegExp) => all.find(([name]) => pattern.test(name))?.[1].path;
  const submitPath = pathOf(/^submit\w+Order$/u);
  const offersPath = pathOf(/^list\w+Offers$/u);
  return all.map(([name, call]) => ({ name, call, submitPath, offersPath }));
});

const cases = calls.flatMap(({ name, call, submitPath }) =>
  branchesOf(call).flatMap((branch) =>
    Object.keys(branch.properties ?? {})
      .filter(isOwned)
      .map((field) => ({ label: `${name}, ${field}`, call, submitPath, branch, field })),
  ),
);

type Person = Readonly<Partial<Record<OwnedField, unknown>>> & {
  readonly token: string;
  readonly consultKey: string;
  readonly panelKey: string;
};

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof addWorld>>;
let shiftCaseId: string;
let fullShift: Awaited<ReturnType<typeof addShift>>;
let panelDoctorIds: readonly string[];
let checkUp: Awaited<ReturnType<typeof checkUpToOrder>>;
let needsOf: Awaited<ReturnType<typeof ownThings>>;
let everything: SQL;
let stranger: Person;
let reader: Person;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
  const { db, clock } = gateway.services;
  world = await addWorld(db, clock.now(), {
    shift: { places: 1000 },
    rules: { waitListSize: 1000 },
  });
  shiftCaseId = world.shift.id;
  fullShift = await addShift(db, world.doctor, { now: clock.now(), daysAhead: 9, places: 0 });
  await seedRewards(db);
  await addShop(db);
  await takeRequests(db, world.doctor);
  await db
    .insert(consultServices)
    .values({ doctorId: world.doctor.doctorId, kind: 'imageText', priceCents: 3800 });
  await addExpert(db, world.doctor.doctorId);
  await addLocalDoctor(db, world.doctor.doctorId);
  panelDoctorIds = await addPanel(db, world.doctor);
  checkUp = await checkUpToOrder(gateway);
  needsOf = await ownThings(gateway, world.doctor.doctorId, checkUp);
  stranger = await newPerson();
  reader = await newPerson();
  everything = await digestStatement();
});
afterAll(() => gateway.dispose());

/** A person with one of each. */
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
  const { waitId } = await make(joinPath, { shiftCaseId: fullShift.id, patientId });
  const { reviewId } = await make('/user/account/realname/submitreview.json', {
    ...samples(),
    cardType: 'passport',
    cardNo: 'E12345678',
    pictures: [await upload()],
  });
  const { requestId } = await make('/order/accuratereserve/submit', { ...samples(), patientId });
  const { doctorId } = world.doctor;
  const consult = { ...samples(), patientId, doctorId };
  const { orderKey: consultKey } = await make('/consult/submitorder/imagetext', consult);
  const { orderKey: panelKey } = await make(`${panelPath}submit`, { ...samples(), patientId });
  const { items } = await make('/user/account/session/list.json', {});
  await addTalkOf(gateway, world.doctor, { token, key: orderNo });
  const { askerId } = await make('/overseas/asker/add.json', {
    nickname: '一',
    gender: 'female',
    ageMonths: 1,
    country: 'IT',
    cardType: 'passport',
    cardNo: 'YA1234567',
  });
  return {
    token,
    askerId,
    patientId,
    patientIds: [patientId],
    addressId,
    contactId,
    orderNo,
    waitId,
    reviewId,
    commentId: await writtenThanks(gateway, world.doctor, token),
    orderKey: orderNo,
    consultKey,
    panelKey,
    sessionId: items[0].sessionId,
    requestId,
    followUpId: await sentFollowUp(gateway, consultKey, doctorId),
    pictures: [await upload()],
    fileIds: [await upload()],
  };
}

/** Orders the first thing that is offered by the domain of a submit call, after a visit to the doctor it may be about. */
async function orderFrom(submitPath: string, owner: Person): Promise<string> {
  const { token } = owner;
  if (submitPath === sessionPath) {
    const { hospitalId, hospDeptId } = world.doctor;
    const { doctorId } = await addDoctor(gateway.services.db, { hospitalId, hospDeptId });
    await addExpert(gateway.services.db, doctorId);
    const { patientId } = owner;
    const input = { ...samples(), patientId, doctorId };
    return (await gateway.call(submitPath, input, { token })).data.orderNo;
  }
  if (submitPath === checkUp.path) return checkUp.order(owner, samples());
  if (submitPath === goodsPath) {
    const input = { ...samples(), addressId: owner.addressId };
    return (await gateway.call(dealPath, input, { token })).data.orderNo;
  }
  const offersPath = calls.find((one) => one.submitPath === submitPath)?.offersPath ?? '';
  const { offerId } = (await gateway.call(offersPath)).data.items[0];
  const { hospitalId, hospDeptId } = world.doctor;
  const doctor = await addDoctor(gateway.services.db, { hospitalId, hospDeptId });
  const patientId = String(owner.patientId);
  await pastVisit(gateway, doctor, { token, patientId }, { time: '15:00' });
  const input = { offerId, expertId: doctor.doctorId };
  return (await gateway.call(submitPath, input, { token })).data.orderNo;
}

const samples = (): Record<string, unknown> => ({
  ...sampleFields(world),
  startsAt: sessionTime(gateway.services.clock.now()),
  doctorIds: panelDoctorIds,
  ...checkUp.samples,
});

/** Makes a call as it is declared: what stands in the path goes there. */
function send({ path, method, encoding }: CallDefinition, body: object, token: string) {
  const given = new Map(Object.entries(body));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given.get(name)));
  const headers = { token, deviceid: 'test-device' };
  if (encoding === 'form') {
    const form = new URLSearchParams(
      [...given].map(([name, value]): [string, string] => [name, String(value)]),
    );
    return gateway.send(
      new Request(`http://gateway.test${filled}`, { method: 'POST', headers, body: form }),
    );
  }
  if (method !== 'GET') return gateway.call(filled, body, { token });
  return gateway.send(new Request(`http://gateway.test${filled}`, { headers }));
}

/** Asks for the content of every table in one statement: one a table took most of a case's time. */
async function digestStatement(): Promise<SQL> {
  const { rows } = await gateway.services.db.execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('idempotency', 'rate_limits') ORDER BY 1`);
  expect(rows.length).toBeGreaterThan(100);
  const sums = rows.map(
    ({ name }) =>
      sql`SELECT ${sql.raw(`'${name}'`)} AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${sql.identifier(name)} t`,
  );
  return sql`${sql.join(sums, sql` UNION ALL `)} ORDER BY name`;
}

/** Everything that is written down, but for what counts requests. */
function digest(): Promise<unknown> {
  return gateway.services.db.transaction(async (transaction) => {
    // For so many tables the planner would start processes and compile, which costs more than it spares.
    await transaction.execute(
      sql`SELECT set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    );
    return (await transaction.execute(everything)).rows;
  });
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
    // Only a session tells whose something is.
    for (const { label, call } of cases) expect(call.access, label).not.toBe('open');
  });

  it.each(cases)(
    '$label of another person: as one that does not exist, and nothing happens',
    async ({ call, submitPath = visitPath, branch, field }) => {
      // A call that only reads changes nothing of its owner's, so that one owner serves all of them.
      const owner = call.kind === 'query' ? reader : await newPerson();
      const isVisit = field !== 'orderNo' || submitPath === visitPath;
      const isOfConsult =
        consultPaths.has(call.path) ||
        (call.path.startsWith('/consult/') && !talkPaths.has(call.path));
      const isConsult = field === 'orderKey' && isOfConsult;
      const needed = await needsOf(call, owner);
      const strangers = await needsOf(call, stranger);
      const visitOrOther = isVisit ? owner[field] : await orderFrom(submitPath, owner);
      const consultOrPanel = call.path.startsWith(panelPath) ? owner.panelKey : owner.consultKey;
      const owned = needed?.[field] ?? (isConsult ? consultOrPanel : visitOrOther);
      const one = 'nothing-of-the-kind';
      const absent = Array.isArray(owned) ? [one] : one;
      const ask = (person: Person, id: unknown) =>
        send(
          call,
          bodyWith(
            branch,
            { ...samples(), ...(person === owner ? needed : strangers) },
            { [field]: id },
          ),
          person.token,
        );
      // A review that is under way takes no other pictures.
      if (field === 'pictures') await Promise.all([stranger, owner].map(withdrawReview));
      const before = await digest();
      const unknown = await ask(stranger, absent);
      const theirs = await ask(stranger, owned);
      expect(theirs.status, JSON.stringify(theirs.data)).not.toBe(422);
      const plain = ({ status, code, message, data }: CallResult) => ({
        status,
        code,
        message,
        data,
      });
      expect(plain(theirs)).toEqual(plain(unknown));
      expect(await digest()).toEqual(before);
      // The same from its owner is another matter, or the refusal would be about something else.
      const own = await ask(owner, owned);
      if (branch.required?.includes(field) === true) {
        expect(theirs.code).not.toBe(0);
        expect(own.code).not.toBe(theirs.code);
      }
    },
  );
});
