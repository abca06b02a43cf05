import {
  lazy,
  memo,
  Suspense,
  type ComponentType,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';

/**
 * A part of a page that comes in a chunk of its own and is drawn by the server with the rest of it: home's next visit, an
 * illustration. What the server drew stays until the chunk is there. A `Suspense` beside the part would not hold that:
 * when what stands around it is drawn anew before the chunk has come, React puts the fallback in the place of the server's
 * markup, and the page jumps twice. So what is around reaches the part only with other properties; hand it stable ones.
 * @param load imports the part's file.
 * @param fallback stands there in a browser that has neither; nothing unless told.
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<{ default: ComponentType<Properties> }>,
  fallback: ReactNode = null,
): NamedExoticComponent<Properties> {
  const Part = lazy(load);
  return memo(function LazyPart(properties: Properties) {
    return (
      <Suspense fallback={fallback}>
        <Part {...properties} />
      </Suspense>
    );
  });
}
