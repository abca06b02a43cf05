import { ownedId } from '../shapes';

/** A person for whom an account asks from abroad. */
export const AskerId = ownedId('asker');
export const OverseasKey = ownedId('overseasConsult');
