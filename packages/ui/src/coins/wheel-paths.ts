const centre = 50;
const radius = 46;

const point = (turn: number): string => {
  const angle = turn * 2 * Math.PI;
  const x = centre + radius * Math.sin(angle);
  const y = centre - radius * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** Paths of the parts of a wheel in a box of 100, from the top to the right; each is as wide as its share of the turn. */
export function wheelPaths(shares: readonly number[]): string[] {
  let begin = 0;
  return shares.map((share) => {
    const end = begin + share;
    const from = point(begin);
    const half = point(begin + share / 2);
    const to = point(end);
    begin = end;
    // Two arcs: one alone cannot be a whole turn.
    return `M${centre} ${centre}L${from}A${radius} ${radius} 0 0 1 ${half}A${radius} ${radius} 0 0 1 ${to}Z`;
  });
}
