/** The same for a person whom the guards have signed in before (spec 2 §2.12, mini-program login). */
export { fromMiniProgram as forward } from '../../passages/forwards';
