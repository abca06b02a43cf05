import { ownedId, publicId } from '../shapes';

/** A review that an account wrote. */
export const CommentId = ownedId('comment');
/** A review that everybody reads. */
export const CommentKey = publicId('every list of reviews names it');
