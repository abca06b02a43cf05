/** A place on the earth, in degrees as satellites give them (WGS 84). */
interface MappedPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a map shows the place. In China by a map that knows its streets, told that the position is not one of its own
 * shifted ones.
 */
export function mapHref({ name, latitude, longitude }: MappedPlace): string {
  const query = new URLSearchParams({
    position: `${String(longitude)},${String(latitude)}`,
    name,
    coordinate: 'wgs84',
    callnative: '1',
  });
  return `https://uri.amap.com/marker?${query.toString()}`;
}
