import type { TestGateway } from './test-gateway';
import { addWorld, type TestPerson } from '../domains/booking/booking-fixture';

export const [one, two, three] = [0, 1, 2];

/** The item at a place; throws where there are fewer. */
export const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error('too few');
  return item;
};

/** Calls of the wait-list as its tests make them. @param gateway the gateway, once it is open. */
export function waitListCalls(gateway: () => TestGateway) {
  const db = () => gateway().services.db;
  const now = () => gateway().services.clock.now();
  const ask = (person: TestPerson, path: string, body: object) =>
    gateway().call(path, body, { token: person.token });
  const submit = (person: TestPerson, shiftCaseId: string) =>
    ask(person, '/order/submitorder/submit.json', { shiftCaseId, patientId: person.patientId });
  const join = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
    ask(person, '/order/waitlist/join.json', { shiftCaseId, patientId });
  const leave = (person: TestPerson, waitId: string) =>
    ask(person, '/order/waitlist/leave.json', { waitId });
  const settle = () => gateway().services.deadlines.sweepAll();
  /** A full shift of one place, its holder, and people who want the place. */
  const fullShift = async (people: number, options: Parameters<typeof addWorld>[2] = {}) => {
    const world = await addWorld(db(), now(), {
      people: people + 1,
      ...options,
      shift: { places: 1, ...options.shift },
    });
    const [holder, ...others] = world.people;
    if (!holder) throw new Error('the world is empty');
    const held = await submit(holder, world.shift.id);
    if (held.code !== 0) throw new Error(`the holder has no place: ${held.message}`);
    return { ...world, holder, others, heldOrderNo: held.data.orderNo as string };
  };
  return { db, now, ask, submit, join, leave, settle, fullShift };
}
