// Owns: the budget of a page's first load (quality.md, Speed).
// Used by: the size budget and the bench.

/** Own JavaScript of a page beyond the floor, and all of its CSS, in gzipped bytes. */
export const budget = { ownScript: 30_000, style: 20_000 };

/** One sentence for each page over its budget. */
export function overBudget(floor, loads) {
  return Object.entries(loads).flatMap(([name, { script, style }]) => {
    const own = script - floor;
    return [
      own > budget.ownScript
        ? `${name}: ${own} bytes of own JavaScript, ${budget.ownScript} allowed.`
        : '',
      style > budget.style ? `${name}: ${style} bytes of CSS, ${budget.style} allowed.` : '',
      // A page without a script or a style sheet was not measured.
      script === 0 || style === 0 ? `${name}: nothing was loaded.` : '',
    ].filter((sentence) => sentence !== '');
  });
}
