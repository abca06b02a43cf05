import type { BodyFigureName, BodyFigureProps, CheckUpPartName } from './props';

type Point = readonly [x: number, y: number];

/** Where each part lies on the canvas of 375 by 200; a part that a figure does not show has no place on it. */
const places: Readonly<Record<BodyFigureName, Partial<Record<CheckUpPartName, Point>>>> = {
  chest: {
    brain: [164, 42],
    thyroid: [199, 110],
    lung: [150, 158],
    heart: [208, 150],
  },
  whole: {
    brain: [178, 18],
    ear: [212, 33],
    eye: [198, 37],
    thyroid: [195, 61],
    lung: [168, 96],
    heart: [202, 98],
    breast: [166, 108],
    liver: [170, 128],
    stomach: [205, 136],
    kidney: [210, 156],
    bone: [188, 164],
    uterus: [184, 182],
    prostate: [184, 184],
    blood: [240, 130],
    basic: [152, 86],
  },
  teeth: { tooth: [153, 94] },
  tube: { blood: [180, 116], infection: [180, 116] },
  knee: { joint: [180, 96] },
};

/** Parts that have a place but no drawing of their own: the person as a whole. */
const undrawn: readonly CheckUpPartName[] = ['basic'];

/** Parts that the body has on both sides: a line goes to the nearer one. */
const paired: readonly CheckUpPartName[] = ['ear', 'eye', 'lung', 'breast', 'kidney'];

/** The middle of the canvas. */
const middle = 188;

/** Where a word is beside the figure: the height of its middle, and the end of its line. */
const slots = [
  { slot: 'left-high', x: 80, y: 42 },
  { slot: 'right-high', x: 290, y: 84 },
  { slot: 'left-low', x: 60, y: 150 },
  { slot: 'right-low', x: 290, y: 146 },
] as const;

/** Before its end a line runs straight for so long. */
const bend = 12;

/** The parts that are drawn in a figure, each once. Figures without a body are one drawing. */
export const organsOf = (
  figure: BodyFigureName,
  parts: readonly CheckUpPartName[],
): CheckUpPartName[] =>
  figure === 'chest' || figure === 'whole'
    ? [...new Set(parts)].filter((part) => !undrawn.includes(part) && places[figure][part])
    : [];

/**
 * Words with their places beside a figure, four at most, from the top down on both sides in turn. A word whose part is
 * not on the figure is left out.
 */
export function bodyLabels(figure: BodyFigureName, labels: BodyFigureProps['labels']) {
  const found = labels.flatMap(({ text, at }) => {
    const point = places[figure][at];
    return point === undefined ? [] : [{ text, at, point }];
  });
  const shown = found
    .slice(0, slots.length)
    .sort(({ point: [, one] }, { point: [, other] }) => one - other);
  return slots.flatMap(({ slot, x, y }, index) => {
    const label = shown[index];
    if (label === undefined) return [];
    const [pointX, toY] = label.point;
    const isNear = x < middle === pointX < middle;
    const toX = paired.includes(label.at) && !isNear ? 2 * middle - pointX : pointX;
    const before = x < toX ? toX - bend : toX + bend;
    return [{ slot, text: label.text, x: toX, y: toY, path: `M${x} ${y}H${before}L${toX} ${toY}` }];
  });
}
