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

/** In how many equal parts the odds of a draw are told: 50,000 of them are 5 %. */
export const drawParts = 1_000_000;

/** A prize as a draw sees it. */
export interface DrawPrize {
  /** How many of {@link drawParts}; those of all prizes together are all of them. */
  readonly odds: number;
  /** How many there are; null for as many as are drawn. */
  readonly stock: number | null;
}

/** The part of {@link drawParts} on which a hash falls: by its first 52 bits, so that no part is likelier than another. */
export const drawPart = (hash: string): number =>
  Number((BigInt(`0x${hash.slice(0, 13)}`) * BigInt(drawParts)) >> 52n);

/** Which prize stands on a part, by its place: the prizes lie side by side in their order. */
export function prizeOn(part: number, prizes: readonly Pick<DrawPrize, 'odds'>[]): number {
  let end = 0;
  const place = prizes.findIndex(({ odds }) => {
    end += odds;
    return part < end;
  });
  return place === -1 ? prizes.length - 1 : place;
}

/**
 * What a whole draw gives, in the order of its entries: each gets the prize its hash falls on, and the last prize where
 * none of that is left. The gateway draws by it one entry at a time; anybody repeats it from the beginning.
 */
export function replayDraw(hashes: readonly string[], prizes: readonly DrawPrize[]): number[] {
  const left = prizes.map(({ stock }) => stock);
  return hashes.map((hash) => {
    const place = prizeOn(drawPart(hash), prizes);
    const there = left[place];
    if (there === null || there === undefined) return place;
    if (there === 0) return prizes.length - 1;
    left[place] = there - 1;
    return place;
  });
}
