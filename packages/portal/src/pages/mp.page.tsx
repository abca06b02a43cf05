/** Where a mini-program's web view lands; its `target` says the page (spec 2 §2.12). */
export { fromMiniProgram as forward } from '../passages/forwards';
