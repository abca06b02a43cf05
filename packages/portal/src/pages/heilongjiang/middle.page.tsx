/** The way in from Heilongjiang's mini-program: signed in by the guards, then on to `target` (spec 2 §2.12). */
export { toTarget as forward } from '../../passages/forwards';
