/** A page for each route of the medicines table; the file of a page is its path. */
export const pages = {};
