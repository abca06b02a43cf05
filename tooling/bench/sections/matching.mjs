import { matchCost } from '../match-cost.mjs';
import { figure, times } from '../report.mjs';

/** How the time to find a route grows. */
export async function matchingSection() {
  const { few, many, ratio } = await matchCost();
  return {
    title: 'Finding a route',
    figures: [figure('a match among 600 routes against 60', ratio, { most: 1.1 }, times)],
    lines: [`Among 60 routes ${few.toFixed(0)} ns, among 600 ${many.toFixed(0)} ns.`],
  };
}
