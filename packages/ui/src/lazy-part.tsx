import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

/**
 * A part of a page that has its own chunk and is rendered by the server with the rest: home's next visit, an illustration.
 * The server's markup stays until the chunk is loaded, whatever is rendered again around it. A `Suspense` beside the part
 * does not guarantee that: when the part gets other properties before its chunk is loaded, React replaces the server's
 * markup by the fallback, the page jumps twice and a tap on the part is lost. So the part gets its first properties until
 * the chunk is loaded, and the current ones from then on.
 * @param load imports the part's file.
 * @param fallback is shown in a browser that has neither markup nor chunk; nothing by default.
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<{ default: ComponentType<Properties> }>,
  fallback: ReactNode = null,
): FunctionComponent<Properties> {
  let loading: ReturnType<typeof load> | undefined;
  let isLoaded = false;
  const loadOnce = () =>
    (loading ??= load().then((file) => {
      isLoaded = true;
      return file;
    }));
  const Part = lazy(loadOnce);
  const Boundary = memo(function LazyPartBoundary(properties: Properties) {
    return (
      <Suspense fallback={fallback}>
        <Part {...properties} />
      </Suspense>
    );
  });
  return function LazyPart(properties) {
    const [first] = useState(properties);
    const [isReady, setIsReady] = useState(isLoaded);
    useEffect(() => {
      if (isReady) return undefined;
      let isMounted = true;
      const becomeReady = (): void => {
        if (isMounted) setIsReady(true);
      };
      // Where the file fails to load, the error reaches the page through `Part`.
      loadOnce().then(becomeReady, becomeReady);
      return () => {
        isMounted = false;
      };
    }, [isReady]);
    return <Boundary {...(isReady ? properties : first)} />;
  };
}
