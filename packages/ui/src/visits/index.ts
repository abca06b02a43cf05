export { Fold } from './fold';
export { FloorWay } from './floor-way';
export { PageHero } from './page-hero';
export { QueueFigure } from './queue-figure';
export { RuleTimeline } from './rule-timeline';
export type * from './props';
