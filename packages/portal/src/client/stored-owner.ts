/** Key under which this device, and this tab, remember whose things they hold; not below the prefix of those things. */
const key = 'xl-owner';

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Runs something on each storage that can be had. */
function onEach<Result>(
  places: Storages,
  action: (area: Storage) => Result,
): readonly (Result | null)[] {
  return (['localStorage', 'sessionStorage'] as const).map((name) => {
    try {
      return action(places[name]);
    } catch {
      // Storage is switched off or full: it holds nothing, or the next page finds out.
      return null;
    }
  });
}

/**
 * Whether what is stored here is another's than `owner`'s, who is null for a visitor: the session ended while no page
 * was open, or another tab signed somebody else in.
 */
export function isStoredOfAnother(owner: string | null, places: Storages): boolean {
  return onEach(places, (area) => area.getItem(key)).some(
    (stored) => stored !== null && stored !== owner,
  );
}

/** Remembers whose things are stored from now on; null forgets it. */
export function rememberOwner(owner: string | null, places: Storages): void {
  onEach(places, (area) => (owner === null ? area.removeItem(key) : area.setItem(key, owner)));
}
