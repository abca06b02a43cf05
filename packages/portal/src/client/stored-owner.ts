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
 * Whether what is stored here must go before the page reads it. For a signed-in `owner`: it is another account's. For a
 * visitor, null: the tab still holds what the device forgot when its owner signed out in another tab. A session that
 * ended by itself leaves everything to its owner, who finds it after signing in again.
 */
export function isStoredOfAnother(owner: string | null, places: Storages): boolean {
  const [device = null, tab = null] = onEach(places, (area) => area.getItem(key));
  if (owner === null) return tab !== null && device === null;
  return [device, tab].some((stored) => stored !== null && stored !== owner);
}

/** Remembers whose things are stored from now on; null forgets it. */
export function rememberOwner(owner: string | null, places: Storages): void {
  onEach(places, (area) => (owner === null ? area.removeItem(key) : area.setItem(key, owner)));
}
