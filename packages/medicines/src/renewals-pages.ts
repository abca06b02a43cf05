/** A page for each route of the renewals table; the file of a page is its path. */
export const renewalsPages = {};
