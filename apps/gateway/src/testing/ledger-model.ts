/** How much of a credit is left, and the day from which it can no longer be spent. */
export interface ModelLot {
  amount: number;
  readonly until: number;
}

/** What a wallet must hold, worked out by plain lists and without the gateway's code. */
export class ModelWallet {
  day = 0;
  #lots: ModelLot[] = [];
  readonly #spent = new Map<string, readonly ModelLot[]>();

  /** Whole units that can be spent on the wallet's day. */
  get holds(): number {
    return this.#living().reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Keys of what was spent and has not come back. */
  get open(): readonly string[] {
    return [...this.#spent.keys()];
  }

  come(amount: number, until: number): void {
    this.#lots.push({ amount, until });
  }

  /** Takes what expires soonest first; false where the wallet holds less. */
  go(amount: number, key: string): boolean {
    if (amount > this.holds) return false;
    let missing = amount;
    const used: ModelLot[] = [];
    for (const lot of this.#living().toSorted((one, other) => one.until - other.until)) {
      const taken = Math.min(lot.amount, missing);
      if (taken === 0) continue;
      lot.amount -= taken;
      missing -= taken;
      used.push({ amount: taken, until: lot.until });
    }
    this.#spent.set(key, used);
    return true;
  }

  /** Gives back what was spent under a key, until it would have expired, or `atLeast` where that is later. */
  back(key: string, atLeast: number): void {
    for (const { amount, until } of this.#spent.get(key) ?? [])
      this.come(amount, Math.max(until, atLeast));
    this.#spent.delete(key);
  }

  #living(): ModelLot[] {
    this.#lots = this.#lots.filter(({ amount, until }) => amount > 0 && until > this.day);
    return this.#lots;
  }
}
