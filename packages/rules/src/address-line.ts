/** The areas of a postal address as they are named, from the province down, with street, house and room. */
interface NamedAddress {
  readonly provinceName: string;
  readonly cityName: string | null;
  readonly districtName: string | null;
  readonly detail: string;
}

/** The names of areas in words, from the province down. */
export function areaText(names: readonly string[]): string {
  // A municipality is its own city: 上海 上海 浦东新区 says it twice.
  return names.filter((name, depth) => name !== names[depth - 1]).join(' ');
}

/** A postal address in one line: its areas, then street, house and room. */
export function addressLine(address: NamedAddress): string {
  const { provinceName, cityName, districtName, detail } = address;
  const areas = [provinceName, cityName, districtName].filter((name) => name !== null);
  return `${areaText(areas)} ${detail}`;
}
