/**
 * The browser's position, as good as ten minutes ago; null where it has none, is not let, or takes longer than ten
 * seconds. Asks the person, so only a tap may call it.
 */
export function askPosition(): Promise<GeolocationPosition | null> {
  return new Promise((settle) => {
    if (!('geolocation' in navigator)) return settle(null);
    navigator.geolocation.getCurrentPosition(settle, () => settle(null), {
      timeout: 10_000,
      maximumAge: 600_000,
    });
  });
}
