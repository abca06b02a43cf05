/** Over the page that is being left, below the progress bar. In script, as no page but a rare one needs it in its styles. */
const overThePage = {
  background: 'var(--color-page)',
  blockSize: '100%',
  inlineSize: '100%',
  inset: '0',
  objectFit: 'cover',
  objectPosition: 'top',
  position: 'fixed',
  zIndex: '35',
} as const;

/** Shows a page's picture until what is loaded for it has come or has failed (spec 2 §2.2, skeletonUrl). */
export function showSkeleton(
  url: string,
  loading: Promise<unknown>,
  page: Document = document,
): void {
  const picture = page.createElement('img');
  picture.src = url;
  // The progress bar tells of the same; to those who see nothing a picture of nothing says nothing.
  picture.alt = '';
  Object.assign(picture.style, overThePage);
  page.body.append(picture);
  const leave = (): void => picture.remove();
  loading.then(leave, leave);
}
