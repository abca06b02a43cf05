/** What an account has done lately, as far as it tells a person who needs a visit from one who trades in them. */
export interface Behaviour {
  /** Whole days since the account was opened. */
  readonly accountDays: number;
  /** Accounts that signed in on the device within its sessions, this one included. */
  readonly accountsOnDevice: number;
  /** Appointments of the last thirty days that were cancelled or never paid. */
  readonly givenUp: number;
  /** Shifts that the account waits for besides. */
  readonly waits: number;
}

/** A household shares a device, and anyone may change a plan twice a month. */
const accountsOfAHousehold = 4;
const givenUpByAnyone = 2;
const waitsOfAnyone = 2;

/** The least weight: behaviour makes a draw harder to win and never forbids it. */
const least = 0.01;

/** How much an entry weighs in a draw, from 0.01 to 1: less the more its account behaves like a trader's. */
export function drawWeight({ accountDays, accountsOnDevice, givenUp, waits }: Behaviour): number {
  const age = accountDays >= 1 ? 1 : 0.7;
  // With what is beyond a household, so that more accounts on one device win no more than fewer.
  const device = Math.min(1, (accountsOfAHousehold / Math.max(1, accountsOnDevice)) ** 2);
  const halved = (beyond: number): number => 0.5 ** Math.max(0, beyond);
  return Math.max(
    least,
    age * device * halved(givenUp - givenUpByAnyone) * halved(waits - waitsOfAnyone),
  );
}

/**
 * The place in a draw for a number drawn evenly from 0 to 1: the lowest come first. Below 1, and without regard to when
 * the entry came; an entry of weight w comes first among equals w times as often (Efraimidis and Spirakis).
 */
export function drawRank(drawn: number, weight: number): number {
  return Math.min(1 - drawn ** (1 / weight), 1 - Number.EPSILON);
}
