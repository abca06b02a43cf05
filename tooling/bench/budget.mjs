// Owns: the budget of a page's first load (quality.md, Speed).
// Used by: the size budget and the bench.

/** Own JavaScript of a page beyond the floor, by what the page is, and all of its CSS, in gzipped bytes. */
export const budget = {
  ownScript: { keyPage: 25_000, conversation: 30_000, other: 35_000 },
  style: 20_000,
};

/** The ten pages that most visits go through, by their names in `key-pages.mjs`; `check your answers` is where one books. */
const tenPages = new Set([
  'home',
  'hospital',
  'doctor',
  'check your answers',
  'ask a doctor',
  'my appointments',
  'login',
  'mall home',
  'check-up home',
  'overseas login',
]);

/** Own JavaScript that a page may have, by its name. */
export function scriptLimit(name) {
  const { keyPage, conversation, other } = budget.ownScript;
  if (name === 'conversation') return conversation;
  return tenPages.has(name) ? keyPage : other;
}

/**
 * The modules a page's own JavaScript is mostly made of, the largest first, in gzipped bytes: each has of its file's
 * bytes what it has of its letters.
 * @param files gzipped bytes by the address of each file.
 * @param weights letters of each module by chunk, as the build writes them down.
 */
export function largestModules(files, weights, count = 3) {
  const bytes = {};
  for (const [address, size] of Object.entries(files)) {
    const own = weights[address.replace(/^\//u, '')] ?? {};
    const letters = Object.values(own).reduce((sum, one) => sum + one, 0);
    for (const [module, one] of Object.entries(own))
      bytes[module] = (bytes[module] ?? 0) + (size * one) / letters;
  }
  return Object.entries(bytes)
    .filter(([module]) => module.startsWith('packages/') || module.startsWith('apps/'))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([module, one]) => `${module} (${Math.round(one)})`);
}

/** One sentence for each page over its budget, with the modules to look at where it is JavaScript. */
export function overBudget(floor, loads, weights = {}) {
  return Object.entries(loads).flatMap(([name, { script, style, files = {} }]) => {
    const own = script - floor;
    return [
      own > scriptLimit(name)
        ? `${name}: ${own} bytes of own JavaScript, ${scriptLimit(name)} allowed. The most: ${largestModules(files, weights).join(', ')}.`
        : '',
      style > budget.style ? `${name}: ${style} bytes of CSS, ${budget.style} allowed.` : '',
      // A page without a script or a style sheet was not measured.
      script === 0 || style === 0 ? `${name}: nothing was loaded.` : '',
    ].filter((sentence) => sentence !== '');
  });
}
