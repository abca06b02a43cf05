/** A page for each route of the membership table; the file of a page is its path. */
export const pages = {};
