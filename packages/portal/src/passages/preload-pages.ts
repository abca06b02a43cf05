/** How far it came. */
export interface PreloadProgress {
  readonly done: number;
  readonly all: number;
}

/**
 * Brings what pages need into the browser's cache: each document names its scripts and styles itself, so it is asked,
 * and then they are. Nothing is run or shown. What fails to load is left out: a page fetches it itself.
 * @param paths of pages, below the base path.
 */
export async function preloadPages(
  paths: readonly string[],
  report: (progress: PreloadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const named = await Promise.all(paths.map((path) => filesOf(path, signal)));
  const files = [...new Set(named.flat())];
  let done = 0;
  report({ done, all: files.length });
  await Promise.all(
    files.map(async (file) => {
      // A file that is not there is no harm: the page will say so.
      await fetch(file, { signal }).then(
        (answer) => answer.arrayBuffer(),
        () => null,
      );
      done += 1;
      if (!signal.aborted) report({ done, all: files.length });
    }),
  );
}

/** Scripts and styles in the head as our own server writes it; only files of this site. */
const named = /<link rel="(?:modulepreload|stylesheet)" href="(\/(?!\/)[^"]*)"/g;

async function filesOf(path: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const answer = await fetch(path, { signal });
    if (!answer.ok) return [];
    return [...(await answer.text()).matchAll(named)].map(([, file = '']) => file);
  } catch {
    return [];
  }
}
